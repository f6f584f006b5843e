// The calls of the first screen, as the features declare them beside its address (`first` in their `addresses.ts`).
import { calendarAddresses } from '#features/calendar/addresses.ts';
import { firstCalls } from '#features/calendar/web/firstCalls.ts';
import type { Language } from '#kit/errors.ts';
import type { Address, FirstCall } from '#kit/page.ts';
import { localeOf } from '#kit/web/locale/localeOf.ts';

/** The addresses of the calls that the screen at this place begins with; empty if it declares none. */
export function firstCallsAt(addresses: readonly Address[], pathname: string, search: string, language: string): string[] {
  // These depend on the day and on the week of the user's country.
  if (match(calendarAddresses.calendar.path, pathname)) return firstCalls(new URLSearchParams(search), localeOf(language as Language));
  for (const { path, first } of addresses) {
    const params = first && match(path, pathname);
    if (params) return first.map((call) => addressOf(call, params, new URLSearchParams(search)));
  }
  return [];
}

/** Whether a screen for signed-in users is at this place. */
export function isScreen(addresses: readonly Address[], pathname: string): boolean {
  return addresses.some(({ path }) => match(path, pathname) !== undefined);
}

/** The parameters of a path by a pattern like `/apps/invoice/preview/$id`; undefined if it does not fit. */
function match(pattern: string, pathname: string): Record<string, string> | undefined {
  const [names, values] = [pattern, pathname.replace(/(?<=.)\/$/, '')].map((path) => path.split('/'));
  if (!names || !values || names.length !== values.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    const value = values[index] ?? '';
    if (name.startsWith('$') && value) params[name.slice(1)] = value;
    else if (name !== value) return undefined;
  }
  return params;
}

function addressOf({ path, query = {}, search }: FirstCall, params: Record<string, string>, given: URLSearchParams): string {
  const place = path.replace(/\$(\w+)/g, (_, name: string) => params[name] ?? '');
  const asked = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  if (search) for (const [name, value] of given) if (!search.except.includes(name)) asked.set(name, value);
  return asked.size > 0 ? `${place}?${asked}` : place;
}
