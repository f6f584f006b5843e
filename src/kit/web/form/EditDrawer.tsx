import { Button, Drawer, Group, Text } from '@mantine/core';
import { type FormEvent, type ReactNode, useEffect } from 'react';
import { useTexts } from '../locale/i18n.ts';
import { useOpenedAfterMount } from '../popup/anchor.ts';

type EditDrawerProps = {
  title: string;
  /** Maximum width in pixels. */
  width?: number;
  /** Whether the texts are built-in ones, translated for each user until they are edited. */
  isTranslated?: boolean | undefined;
  editing: { submit: (event?: FormEvent<HTMLFormElement>) => void; isSaving: boolean; leave: () => void };
  children: ReactNode;
};

/** A form in a drawer, with its buttons. */
export function EditDrawer({ title, width = 560, isTranslated = false, editing: { submit, isSaving, leave }, children }: EditDrawerProps) {
  const t = useTexts('kit');
  useFocusBack();
  return (
    <Drawer
      opened={useOpenedAfterMount(true)}
      onClose={leave}
      // A question about unsaved changes is closed by the same key, which must not open it again.
      closeOnEscape={false}
      onKeyDown={(press) => press.key === 'Escape' && !isForList(press.target) && leave()}
      position="right"
      size={`min(100%, ${width}px)`}
      title={title}
      closeButtonProps={{ 'aria-label': t('action.close') }}
    >
      <form onSubmit={submit} noValidate>
        {isTranslated && (
          <Text size="sm" mb="md">
            {t('form.translated')}
          </Text>
        )}
        {children}
        <Group justify="flex-end" mt="lg">
          <Button variant="default" disabled={isSaving} onClick={leave}>
            {t('action.cancel')}
          </Button>
          <Button type="submit" loading={isSaving}>
            {t('form.save')}
          </Button>
        </Group>
      </form>
    </Drawer>
  );
}

/** Returns the focus on unmount: a drawer that is unmounted instead of closed cannot do it itself. */
function useFocusBack(): void {
  useEffect(() => {
    const opener = document.activeElement;
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
}

/** Escape only closes an open dropdown. */
function isForList(target: EventTarget): boolean {
  return target instanceof Element && target.getAttribute('data-mantine-stop-propagation') === 'true';
}
