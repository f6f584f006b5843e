import { Button, Checkbox, Stack, Text } from '@mantine/core';
import { Segments } from '#kit/web/form/Segments.tsx';
import { shortcutSheet } from '../../device/shortcuts.ts';
import { useTexts } from '../../locale/i18n.ts';
import { AnchoredPopover } from '../../popup/AnchoredPopover.tsx';
import type { AnchoredProps } from '../../popup/anchor.ts';
import type { ListControl } from '../../search/listState.ts';
import type { Column } from '../columns.ts';
import type { Density, Preferences } from '../preferences.ts';
import { SortField } from './SortField.tsx';

export type ViewChoices = { list: ListControl; columns: readonly Column<never>[]; preferences: Preferences; isPhone: boolean };

/** Visible columns, density, and on a phone the order. */
export function ViewPanel({ anchor, list, columns, preferences, isPhone }: AnchoredProps & ViewChoices) {
  const t = useTexts('kit');
  const help = () => {
    anchor.set(false);
    shortcutSheet.open();
  };
  return (
    <AnchoredPopover anchor={anchor} label={isPhone ? t('table.orderAndView') : t('table.view')} position="bottom-end">
      <Stack gap="sm">
        {isPhone && <SortField list={list} columns={columns} />}
        {!isPhone && (
          <>
            <Text size="sm" fw={600}>
              {t('table.density')}
            </Text>
            <Segments
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
    </AnchoredPopover>
  );
}
