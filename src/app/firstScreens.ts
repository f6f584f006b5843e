// Where the screens are that browsers open first: the build renders pages for some and names the files of all.

export const firstScreenPlaces = {
  overview: /^\/$/,
  list: /^\/apps\/invoice(\/list)?\/?$/,
  detail: /^\/apps\/invoice\/preview\/\d+\/?$/,
  mail: /^\/apps\/email\/?$/,
  calendar: /^\/apps\/calendar\/?$/,
} as const;
export type FirstScreen = keyof typeof firstScreenPlaces;

/** The screen at a path; undefined elsewhere. */
export function firstScreenAt(pathname: string): FirstScreen | undefined {
  const places = Object.entries(firstScreenPlaces) as [FirstScreen, RegExp][];
  return places.find(([, place]) => place.test(pathname))?.[0];
}

/**
 * Those that the build renders as phones show them while their data are coming. Not the calendar, which would show the month of the build.
 * An address with a search comes without, since it may ask for something else; that of a notice only says which list it belongs to.
 */
export function renderedScreenAt(address: string): FirstScreen | undefined {
  const [pathname = '', search] = address.split('?', 2);
  const screen = firstScreenAt(pathname);
  return screen === 'calendar' || (search !== undefined && screen !== 'detail') ? undefined : screen;
}
