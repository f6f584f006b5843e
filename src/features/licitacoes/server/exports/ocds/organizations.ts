// Organisations of a release: those that buy, and those that were awarded.

export type Organization = {
  id: string;
  name: string;
  identifier?: { scheme: string; id: string; legalName: string };
  address?: { locality: string; region: string; countryName: string };
};

/** A CNPJ may have letters, a CPF that is partly masked is none. */
const schemes = [
  { scheme: 'BR-CNPJ', numbers: /^[0-9A-Z]{12}\d{2}$/ },
  { scheme: 'BR-CPF', numbers: /^\d{11}$/ },
];

/** @param number CNPJ, CPF, one that is masked, or a foreign number: with the last two, and without one, the name tells organisations apart */
export function organizationOf(number: string, name: string): Organization {
  const scheme = schemes.find(({ numbers }) => numbers.test(number))?.scheme;
  if (scheme) return { id: `${scheme}-${number}`, name, identifier: { scheme, id: number, legalName: name } };
  return { id: [number, name].filter(Boolean).join(' ') || 'unknown', name };
}

export function addressed(organization: Organization, { municipio, uf }: { municipio: string; uf: string }): Organization {
  return { ...organization, address: { locality: municipio, region: uf, countryName: 'Brasil' } };
}

export function referenceTo({ id, name }: Organization) {
  return { id, name };
}
