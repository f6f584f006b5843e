import { useTexts } from '#kit/web/locale/i18n.ts';
import classes from './Customizer.module.css';
import { availableChoices, choose, useLayout } from './choices.ts';

/** The bar's colours; the name of the selected one is shown, since colour alone is not enough. */
export function Swatches() {
  const t = useTexts('layout');
  const layout = useLayout();
  return (
    <fieldset className={classes.swatches}>
      <legend>
        {t('navbarColor.label')} <span className={classes.chosen}>{t(`navbarColor.${layout.navbarColor}`)}</span>
      </legend>
      {availableChoices('navbarColor', layout).map((color) => (
        <input
          key={color}
          type="radio"
          name="navbarColor"
          className={classes.swatch}
          data-color={color}
          aria-label={t(`navbarColor.${color}`)}
          title={t(`navbarColor.${color}`)}
          checked={layout.navbarColor === color}
          onChange={() => choose('navbarColor', color)}
        />
      ))}
    </fieldset>
  );
}
