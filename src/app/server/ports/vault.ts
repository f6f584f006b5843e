// The vault of the company's documents, as the checklists of offers see it.
import { type Certidao, tiposDeCertidao } from '#features/certidoes/entities.ts';
import { toArquivo } from '#features/certidoes/server/files.ts';
import { findOnDay, listCertidoes, type OnDay } from '#features/certidoes/server/queries.ts';
import { zipOnDay } from '#features/certidoes/server/zip.ts';
import type { Vault, VaultDocument } from '#features/propostas/server/ports.ts';
import type { LocalizedText } from '#kit/errors.ts';
import type { Services } from '../services.ts';

export function vaultOf({ certidoes: files, addresses }: Pick<Services, 'certidoes' | 'addresses'>): Vault {
  const toDocument = ({ id, tipo, titulo, emitida_em, vence_em, isValid, ...row }: OnDay): VaultDocument => {
    const { arquivo, file_name, media_type, size } = row;
    return {
      ...{ id, tipo, nome: namesOf({ tipo, titulo }), emitida_em, vence_em, isValid },
      arquivo:
        arquivo === null
          ? null
          : toArquivo({ id: arquivo, file_name: file_name ?? '', media_type: media_type ?? '', size: size ?? 0 }, addresses),
    };
  };
  const find: Vault['find'] = async (db, ids, on) => (await findOnDay(db, ids, on ?? undefined)).map(toDocument);
  return {
    find,
    search: async (db, { q, limit }, on) => {
      const order = { sort: 'grupo', order: 'asc' } as const;
      const { certidoes } = await listCertidoes(db, { q }, order, { page: 1, perPage: limit }, addresses);
      return find(
        db,
        certidoes.map(({ id }) => id),
        on,
      );
    },
    zip: (db, ids, on) => zipOnDay(db, files, { ids, on: on ?? undefined }),
  };
}

/** An own name is the same in every language. */
function namesOf({ tipo, titulo }: Pick<Certidao, 'tipo' | 'titulo'>): LocalizedText {
  return titulo === '' ? tiposDeCertidao[tipo].nome : { pt: titulo, en: titulo, fr: titulo, de: titulo };
}
