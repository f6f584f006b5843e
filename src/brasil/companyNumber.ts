/** 14 characters → `43.052.497/0001-02`, 11 digits → `123.456.789-09`; anything else as it is. */
export function masked(number: string): string {
  return number.replace(/^(\w{2})(\w{3})(\w{3})(\w{4})(\w{2})$/, '$1.$2.$3/$4-$5').replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4');
}
