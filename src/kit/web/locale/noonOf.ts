/** The noon of a day in Brasília, `2026-05-28`: the same date in all American and European time zones. */
export function noonOf(day: string): string {
  return `${day}T12:00:00-03:00`;
}
