import { describe, expect, it } from 'vitest';
import { availableChoices, type ChoiceName, choices, consistentLayout, currentChoices, type Layout } from './choices.ts';

const usual = currentChoices();
const chosen = (some: Partial<Layout>): Layout => ({ ...usual, ...some });

describe('layout', () => {
  it("begins with the specification's defaults", () => {
    expect(usual).toEqual({
      skin: 'light',
      contentWidth: 'full',
      direction: 'ltr',
      transition: 'fade',
      menuLayout: 'vertical',
      menuCollapsed: false,
      menuHidden: false,
      navbarColor: 'white',
      navbarType: 'floating',
      footer: 'static',
      scrollTop: true,
    });
  });

  it('keeps consistent choices', () => {
    const layout = chosen({ skin: 'semi-dark', navbarColor: 'danger', navbarType: 'hidden', menuCollapsed: true });
    expect(consistentLayout(layout)).toEqual(layout);
  });

  it('overrides choices for a horizontal menu: no dark menu, no colour, no hidden bar, no collapsing', () => {
    const layout = chosen({
      menuLayout: 'horizontal',
      skin: 'semi-dark',
      navbarColor: 'danger',
      navbarType: 'hidden',
      menuCollapsed: true,
    });
    expect(consistentLayout(layout)).toMatchObject({ skin: 'light', navbarColor: 'white', navbarType: 'floating', menuCollapsed: false });
  });

  it('does not collapse a hidden menu', () => {
    expect(consistentLayout(chosen({ menuHidden: true, menuCollapsed: true }))).toMatchObject({ menuHidden: true, menuCollapsed: false });
  });

  it('always offers the effective value', () => {
    const layout = consistentLayout(chosen({ menuLayout: 'horizontal', menuHidden: true }));
    for (const name of Object.keys(choices) as ChoiceName[]) expect(availableChoices(name, layout)).toContain(layout[name]);
  });
});
