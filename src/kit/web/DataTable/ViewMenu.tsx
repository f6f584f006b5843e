import { ActionIcon, Button, Checkbox, Popover, SegmentedControl, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconColumns3 } from '@tabler/icons-react';
import { useTexts } from '../i18n.ts';
import { shortcutSheet } from '../shortcuts.ts';
import type { Column } from './columns.ts';
import type { Density, Preferences } from './preferences.ts';

type ViewMenuProps = { columns: readonly Column<never>[]; preferences: Preferences; isPhone: boolean };

/** How the reader wants the table: which columns, how tight. */
export function ViewMenu({ columns, preferences, isPhone }: ViewMenuProps) {
  const t = useTexts('kit');
  const [opened, menu] = useDisclosure(false);
  const help = () => {
    menu.close();
    shortcutSheet.open();
  };
  return (
    <Popover
      opened={opened}
      onChange={(opens) => (opens ? menu.open() : menu.close())}
      position="bottom-end"
      trapFocus
      returnFocus
      shadow="md"
      withinPortal
    >
      <Popover.Target>
        <ActionIcon variant="default" size={36} aria-label={t('table.view')} onClick={menu.toggle}>
          <IconColumns3 size={18} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('table.view')}>
        <Stack gap="sm">
          {!isPhone && (
            <>
              <Text size="sm" fw={600}>
                {t('table.density')}
              </Text>
              <SegmentedControl
                size="xs"
                aria-label={t('table.density')}
                value={preferences.density}
                onChange={(density) => preferences.setDensity(density as Density)}
                data={[
                  { value: 'comfortable', label: t('table.comfortable') },
                  { value: 'compact', label: t('table.compact') },
                ]}
              />
            </>
          )}
          <Text size="sm" fw={600}>
            {t('table.columns')}
          </Text>
          {columns.map(({ id, header, fixed }) => (
            <Checkbox
              key={id}
              size="xs"
              label={header}
              disabled={fixed}
              checked={preferences.visible[id]}
              onChange={(event) => preferences.show(id, event.currentTarget.checked)}
            />
          ))}
          <Button size="compact-sm" variant="subtle" onClick={preferences.reset}>
            {t('table.resetColumns')}
          </Button>
          {!isPhone && (
            <Button size="compact-sm" variant="subtle" onClick={help}>
              {t('keys.title')}
            </Button>
          )}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
