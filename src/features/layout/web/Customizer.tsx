// All layout choices. They take effect immediately, so the page stays visible beside the panel.
import { Button, Drawer, Select, Switch, Text } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { ChoiceRow, Section } from './ChoiceRow.tsx';
import classes from './Customizer.module.css';
import { availableChoices, type Choice, choices, choose, chooseDefaults, useChoices, useLayout } from './choices.ts';
import { customizer } from './customizer.ts';
import { Swatches } from './Swatches.tsx';

export function Customizer() {
  const t = useTexts('layout');
  const kit = useTexts('kit');
  const chosen = useChoices();
  const layout = useLayout();
  const isHorizontal = layout.menuLayout === 'horizontal';
  return (
    <Drawer
      opened
      onClose={customizer.close}
      position="right"
      size={360}
      title={t('title')}
      withOverlay={false}
      lockScroll={false}
      returnFocus={false}
      closeButtonProps={{ 'aria-label': kit('action.close'), size: 44, iconSize: 20 }}
      classNames={{ content: classes.panel ?? '' }}
    >
      <Text size="sm" c="dimmed" mb="md">
        {t('hint')}
      </Text>
      <Section title={t('theme')}>
        <ChoiceRow name="skin" label={t('skin.label')} text={(value) => t(`skin.${value}`)} />
        <ChoiceRow name="contentWidth" label={t('contentWidth.label')} text={(value) => t(`contentWidth.${value}`)} />
        <Switch
          label={t('rtl')}
          description={t('rtlHint')}
          checked={layout.direction === 'rtl'}
          onChange={({ currentTarget }) => choose('direction', currentTarget.checked ? 'rtl' : 'ltr')}
        />
        <Select
          label={t('transition.label')}
          data={choices.transition.map((value) => ({ value, label: t(`transition.${value}`) }))}
          value={layout.transition}
          allowDeselect={false}
          onChange={(value) => value && choose('transition', value as Choice<'transition'>)}
        />
      </Section>
      <Section title={t('menu')}>
        <ChoiceRow name="menuLayout" label={t('menuLayout.label')} text={(value) => t(`menuLayout.${value}`)} />
        {availableChoices('menuCollapsed', layout).length > 1 && (
          <Switch
            label={t('menuCollapsed')}
            checked={layout.menuCollapsed}
            onChange={({ currentTarget }) => choose('menuCollapsed', currentTarget.checked)}
          />
        )}
        <Switch
          label={t('menuHidden')}
          description={t('menuHiddenHint')}
          checked={layout.menuHidden}
          onChange={({ currentTarget }) => choose('menuHidden', currentTarget.checked)}
        />
      </Section>
      <Section title={t(isHorizontal ? 'menuBar' : 'navbar')}>
        {!isHorizontal && <Swatches />}
        <ChoiceRow name="navbarType" label={t(isHorizontal ? 'menuType' : 'navbarType.label')} text={(value) => t(`navbarType.${value}`)} />
      </Section>
      <Section title={t('footerSection')}>
        <ChoiceRow name="footer" label={t('footer.label')} text={(value) => t(`footer.${value}`)} />
        <Switch
          label={t('scrollTop')}
          checked={layout.scrollTop}
          onChange={({ currentTarget }) => choose('scrollTop', currentTarget.checked)}
        />
      </Section>
      <Button
        variant="default"
        fullWidth
        mt="lg"
        leftSection={<IconArrowBackUp size={18} />}
        disabled={Object.entries(choices).every(([name, values]) => chosen[name as keyof typeof chosen] === values[0])}
        onClick={chooseDefaults}
      >
        {t('defaults')}
      </Button>
    </Drawer>
  );
}
