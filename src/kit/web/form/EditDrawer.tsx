import { Button, Drawer, Group, Text } from '@mantine/core';
import { type FormEvent, type ReactNode, useEffect } from 'react';
import { useTexts } from '../locale/i18n.ts';
import { useOpenedAfterMount } from '../popup/anchor.ts';

type EditDrawerProps = {
  title: string;
  /** Maximum width in pixels. */
  width?: number;
  /** Whether the words are the product's own, in the language of each reader, until they are changed here. */
  isTranslated?: boolean | undefined;
  editing: { submit: (event?: FormEvent<HTMLFormElement>) => void; isSaving: boolean; leave: () => void };
  children: ReactNode;
};

/** The fields of a form beside the page, and what saves them. */
export function EditDrawer({ title, width = 560, isTranslated = false, editing: { submit, isSaving, leave }, children }: EditDrawerProps) {
  const t = useTexts('kit');
  useFocusBack();
  return (
    <Drawer
      opened={useOpenedAfterMount(true)}
      onClose={leave}
      // The question that may come is closed by the same key, and must not come again by it.
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

/** Such a window is taken off the page to close it, so that it cannot give the focus back by itself: it goes where it came from. */
function useFocusBack(): void {
  useEffect(() => {
    const opener = document.activeElement;
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
}

/** With a list open, Escape closes that alone. */
function isForList(target: EventTarget): boolean {
  return target instanceof Element && target.getAttribute('data-mantine-stop-propagation') === 'true';
}
