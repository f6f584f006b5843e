// The theme: petrol for actions, amber for dates that are close, red for overdue ones, and greys with a little petrol.
import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';

const petrol: MantineColorsTuple = [
  '#eaf5f6',
  '#d6eaec',
  '#abd5d9',
  '#7cbec5',
  '#52a8b1',
  '#2f939d',
  '#157f89',
  '#0d6b75',
  '#0a5a63',
  '#07444b',
];
const grey: MantineColorsTuple = [
  '#f5f8f9',
  '#ecf1f2',
  '#dfe7e9',
  '#cdd8db',
  '#b0bec2',
  '#8d9da2',
  '#526469',
  '#43545a',
  '#2b3a3f',
  '#162328',
];
const night: MantineColorsTuple = [
  '#d5dfe1',
  '#b8c6ca',
  '#93a6ab',
  '#65787e',
  '#3a4c53',
  '#2a3a41',
  '#1d2b31',
  '#121d21',
  '#0d1619',
  '#080f12',
];
const green: MantineColorsTuple = [
  '#e8f6ee',
  '#d1ecdc',
  '#a3d9ba',
  '#72c496',
  '#47b075',
  '#2a985b',
  '#1f854c',
  '#1a7042',
  '#155c36',
  '#0e4427',
];
const amber: MantineColorsTuple = [
  '#fdf4e3',
  '#fae6c3',
  '#f5cf8b',
  '#efb653',
  '#e69f29',
  '#d18612',
  '#b56e08',
  '#955606',
  '#794506',
  '#5a3304',
];
const red: MantineColorsTuple = [
  '#fdeeee',
  '#fad9d9',
  '#f3b2b2',
  '#ec8888',
  '#e26161',
  '#d64545',
  '#c63232',
  '#ac2727',
  '#8f2020',
  '#6c1818',
];
const blue: MantineColorsTuple = [
  '#eaf2fb',
  '#d4e4f6',
  '#a9c9ed',
  '#7caee3',
  '#5595d9',
  '#387ecb',
  '#2a6bb5',
  '#235a99',
  '#1c497d',
  '#14365d',
];

const interfaceFont = "'Inter Variable', 'Inter as Arial', 'Inter as Roboto', 'Inter as DejaVu', system-ui, sans-serif";

/** The seven colours of the specification; its `dark` is Mantine's. */
const named = { primary: petrol, secondary: grey, success: green, danger: red, warning: amber, info: blue };

/** A dialog's `header` must not be a banner landmark: the page has one already. */
const plainHeader = { header: { role: 'presentation' } };

export const theme = createTheme({
  colors: { ...named, gray: grey, dark: night },
  primaryColor: 'primary',
  primaryShade: 7,
  black: '#162328',
  fontFamily: interfaceFont,
  fontFamilyMonospace: "ui-monospace, 'Cascadia Mono', 'DejaVu Sans Mono', monospace",
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '0.9375rem', lg: '1.0625rem', xl: '1.25rem' },
  headings: {
    fontFamily: interfaceFont,
    fontWeight: '650',
    sizes: { h1: { fontSize: '1.5rem' }, h2: { fontSize: '1.25rem' }, h3: { fontSize: '1.0625rem' }, h4: { fontSize: '0.9375rem' } },
  },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  radius: { xs: '3px', sm: '4px', md: '6px', lg: '6px', xl: '12px' },
  defaultRadius: 'md',
  shadows: {
    xs: 'var(--shadow)',
    sm: 'var(--shadow)',
    md: 'var(--shadow-floating)',
    lg: 'var(--shadow-floating)',
    xl: 'var(--shadow-floating)',
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
  // Plain objects, since `Button.extend` would add each component to the code of the first screen.
  components: {
    Badge: { defaultProps: { tt: 'none', fw: 600 } },
    Button: { defaultProps: { fw: 550 } },
    ActionIcon: { defaultProps: { variant: 'subtle' } },
    // Focus the first entry: Mantine's placeholder before it is not a menu item.
    Menu: { defaultProps: { shadow: 'md', position: 'bottom-end', withInitialFocusPlaceholder: false } },
    Drawer: { defaultProps: { attributes: plainHeader } },
    Modal: { defaultProps: { centered: true, attributes: plainHeader } },
    // Each that pulses would be a layer and an animation of its own: a slow phone needs a tenth of a second to begin those of a screen.
    Skeleton: { defaultProps: { animate: false } },
    Tooltip: { defaultProps: { openDelay: 300 } },
  },
});

/** Shades of the light variants for the dark skin, where Mantine's are darker than the surface below; and readable reds and greens. */
export const skinColors: CSSVariablesResolver = () => ({
  // The text of fields that are right.
  variables: { '--mantine-color-success': 'var(--mantine-color-success-text)' },
  light: { '--mantine-color-error': red[6] },
  dark: {
    '--mantine-color-error': red[3],
    ...Object.fromEntries(
      Object.entries(named).flatMap(([name, shades]) => [
        [`--mantine-color-${name}-light`, `color-mix(in srgb, ${shades[5]} 20%, transparent)`],
        [`--mantine-color-${name}-light-hover`, `color-mix(in srgb, ${shades[5]} 28%, transparent)`],
        [`--mantine-color-${name}-light-color`, shades[2]],
      ]),
    ),
  },
});
