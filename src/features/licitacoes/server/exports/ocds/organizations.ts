// Organisations of a release: those that buy, and those that were awarded.

export type Organization = {
  id: string;
  name: string;
  identifier?: { scheme: string; id: string; legalName: string };
  address?: { locality: string; region: string; countryName: string };
};

const schemes: Record<number, string> = { 14: 'BR-CNPJ', 11: 'BR-CPF' };

/** @param number CNPJ, CPF or a foreign number; without one the organisation is known by its name alone */
export function organizationOf(number: string, name: string): Organization {
  const scheme = schemes[number.length];
  if (scheme) return { id: `${scheme}-${number}`, name, identifier: { scheme, id: number, legalName: name } };
  return { id: number || name || 'unknown', name };
}

export function addressed(organization: Organization, { municipio, uf }: { municipio: string; uf: string }): Organization {
  return { ...organization, address: { locality: municipio, region: uf, countryName: 'Brasil' } };
}

export function referenceTo({ id, name }: Organization) {
  return { id, name };
}
