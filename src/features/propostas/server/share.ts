// Who has access to an offer.
import type { Request } from '#kit/contract.ts';
import { type Language, type LocalizedText, Problem } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { propostas } from '../contract.ts';
import type { Papel } from '../entities.ts';
import { type PropostaRow, peopleOf, sees } from './access.ts';
import { mustBeActive } from './people.ts';
import { save } from './save.ts';

type Share = Omit<Request<(typeof propostas)['share'], never>['body'], 'version'>;

const personTwice: LocalizedText = {
  pt: 'esta pessoa está na lista duas vezes',
  en: 'this person is in the list twice',
  fr: 'cette personne figure deux fois dans la liste',
  de: 'diese Person steht zweimal in der Liste',
};

const stillResponsible: LocalizedText = {
  pt: 'Quem deixaria de ver a proposta é responsável por ela. Escolha antes outra pessoa responsável.',
  en: 'Who would no longer see the offer is responsible for it. First choose another person responsible.',
  fr: 'La personne qui ne verrait plus l’offre en est responsable. Choisissez d’abord un autre responsable.',
  de: 'Wer das Angebot nicht mehr sähe, ist dafür verantwortlich. Wählen Sie zuerst eine andere verantwortliche Person.',
};

/**
 * @returns the new version, and who was given access by name, or may edit now what they could only read
 * @throws {Problem} `validation`, also if access is taken from the person responsible, who would keep it as such
 */
export async function shareProposta(
  db: Queries,
  row: PropostaRow,
  { escritorio, pessoas }: Share,
  userId: number,
  language: Language,
): Promise<{ version: number; added: { id: number; papel: Papel }[] }> {
  const twice = pessoas.findIndex(({ id }, place) => pessoas.findIndex((other) => other.id === id) < place);
  if (twice >= 0) throw new Problem('validation', undefined, [{ path: `body.pessoas.${twice}.id`, message: personTwice[language] }]);
  const before = (await peopleOf(db, [row.id])).get(row.id) ?? [];
  const known = new Map(before.map(({ id, papel }) => [id, papel]));
  const added = pessoas.filter(({ id }) => !known.has(id)).map(({ id }) => id);
  await mustBeActive(db, added, (place) => `body.pessoas.${pessoas.findIndex(({ id }) => id === added[place])}.id`, language);
  const alone = { ...row, responsavel_id: null };
  const { responsavel_id: responsavel } = row;
  if (responsavel !== null && sees(alone, before, responsavel) && !sees({ ...alone, escritorio }, pessoas, responsavel))
    throw new Problem('validation', stillResponsible, [{ path: 'body.pessoas', message: stillResponsible[language] }]);
  const given = pessoas.filter(
    ({ id, papel }) => id !== row.user_id && (!known.has(id) || (papel === 'editor' && known.get(id) !== papel)),
  );
  await db.deleteFrom('propostas_pessoas').where('proposta_id', '=', row.id).execute();
  const rows = pessoas.filter(({ id }) => id !== row.user_id).map(({ id, papel }) => ({ proposta_id: row.id, user_id: id, papel }));
  if (rows.length > 0) await db.insertInto('propostas_pessoas').values(rows).execute();
  const names = (some: readonly { id: number; papel: string }[]) => some.map(({ id, papel }) => `${id}:${papel}`).toSorted();
  const [was, is] = [names(before).join(' '), names(rows.map(({ user_id: id, papel }) => ({ id, papel }))).join(' ')];
  const version = await save(db, row, { escritorio }, userId, { pessoas: [was, is] });
  return { version, added: given };
}
