import { Text } from '@mantine/core';
import { useTexts } from '#kit/web/locale/i18n.ts';
import classes from './Customizer.module.css';
import { availableChoices, barTints, choose, useLayout } from './choices.ts';

/** The bar's colours; the name of the selected one is shown, since colour alone is not enough. */
export function Swatches() {
  const t = useTexts('layout');
  const layout = useLayout();
  return (
    <fieldset className={classes.swatches}>
      <legend>
        {t('navbarColor.label')}{' '}
        <Text span inherit fw={400} c="dimmed">
          {t(`navbarColor.${layout.navbarColor}`)}
        </Text>
      </legend>
      {availableChoices('navbarColor', layout).map((color) => (
        <input
          key={color}
          type="radio"
          name="navbarColor"
          className={classes.swatch}
          style={{ background: barTints[color] }}
          aria-label={t(`navbarColor.${color}`)}
          title={t(`navbarColor.${color}`)}
          checked={layout.navbarColor === color}
          onChange={() => choose('navbarColor', color)}
        />
      ))}
    </fieldset>
  );
}
