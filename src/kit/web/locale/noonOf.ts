/** A day as a moment, `2026-05-28` → its noon in Brasília: the same day in every zone that shows it. */
export function noonOf(day: string): string {
  return `${day}T12:00:00-03:00`;
}
