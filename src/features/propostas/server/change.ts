// Changes offers and moves them between stages.
import type { Request } from '#kit/contract.ts';
import { type Language, type LocalizedText, Problem } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { propostas } from '../contract.ts';
import { camposDoContrato, isEnded } from '../entities.ts';
import { type PropostaRow, peopleOf, roleOf, sees } from './access.ts';
import { mustBeActive } from './people.ts';
import { save } from './save.ts';

type Calls = typeof propostas;
type Given<Sent extends { body: object }> = Omit<Sent['body'], 'version'>;
type Update = Given<Request<Calls['update'], never>>;
type Move = Given<Request<Calls['move'], never>>;

const reasonNeeded: LocalizedText = {
  pt: 'informe o motivo',
  en: 'give the reason',
  fr: 'indiquez le motif',
  de: 'geben Sie den Grund an',
};
const notEnded: LocalizedText = {
  pt: 'a proposta ainda não tem resultado',
  en: 'the offer has no result yet',
  fr: 'l’offre n’a pas encore de résultat',
  de: 'das Angebot hat noch kein Ergebnis',
};
const notWon: LocalizedText = {
  pt: 'só uma proposta ganha tem contrato',
  en: 'only a won offer has a contract',
  fr: 'seule une offre gagnée a un contrat',
  de: 'nur ein gewonnenes Angebot hat einen Vertrag',
};
const endsEarly: LocalizedText = {
  pt: 'o fim da vigência é anterior ao início',
  en: 'it ends before it begins',
  fr: 'la fin précède le début',
  de: 'das Ende liegt vor dem Beginn',
};
const notSeen: LocalizedText = {
  pt: 'esta pessoa não vê a proposta; só o dono pode compartilhá-la',
  en: 'this person does not see the offer; only its owner can share it',
  fr: 'cette personne ne voit pas l’offre ; seul son propriétaire peut la partager',
  de: 'diese Person sieht das Angebot nicht; teilen kann es nur, wem es gehört',
};
const notDecided: LocalizedText = {
  pt: 'a participação ainda não foi decidida',
  en: 'taking part has not been decided yet',
  fr: 'la participation n’est pas encore décidée',
  de: 'über die Teilnahme ist noch nicht entschieden',
};

/**
 * @returns the new version
 * @throws {Problem} `validation` if the person responsible has no active account or, unless the owner chooses, does not see the offer;
 * or if the stage has no such field
 */
export async function updateProposta(
  db: Queries,
  row: PropostaRow,
  { responsavel, ...given }: Update,
  userId: number,
  language: Language,
): Promise<number> {
  if (responsavel !== undefined && responsavel !== null && responsavel !== row.responsavel_id) {
    await mustBeActive(db, [responsavel], () => 'body.responsavel', language);
    const people = (await peopleOf(db, [row.id])).get(row.id) ?? [];
    if (roleOf(row, people, userId) !== 'dono' && !sees(row, people, responsavel))
      throw new Problem('validation', undefined, [{ path: 'body.responsavel', message: notSeen[language] }]);
  }
  mustFit(row, given, language);
  return save(db, row, { ...trimmed(given), ...(responsavel !== undefined && { responsavel_id: responsavel }) }, userId);
}

/** A decision and a result have their fields once they are there. @throws {Problem} `validation` */
function mustFit(row: PropostaRow, given: Omit<Update, 'responsavel'>, language: Language): void {
  const { etapa, decisao } = row;
  const fault = (path: string, words: LocalizedText) => {
    throw new Problem('validation', undefined, [{ path: `body.${path}`, message: words[language] }]);
  };
  if (given.decisao_motivo !== undefined && decisao === null) fault('decisao_motivo', notDecided);
  if (given.decisao_motivo?.trim() === '' && etapa === 'desistida') fault('decisao_motivo', reasonNeeded);
  for (const field of camposDoContrato) if (given[field] !== undefined && etapa !== 'ganha') fault(field, notWon);
  mustEndLater({ ...row, ...defined(given) }, language);
  if (given.resultado_motivo !== undefined && etapa !== 'perdida') fault('resultado_motivo', notEnded);
  if (etapa === 'ganha' || etapa === 'perdida') return;
  for (const field of ['resultado_nota', 'resultado_valor'] as const) if (given[field] !== undefined) fault(field, notEnded);
}

/** @throws {Problem} `validation` if a contract ends before it begins */
function mustEndLater({ contrato_inicio, contrato_fim }: Pick<PropostaRow, 'contrato_inicio' | 'contrato_fim'>, language: Language): void {
  if (contrato_inicio !== null && contrato_fim !== null && contrato_fim < contrato_inicio)
    throw new Problem('validation', undefined, [{ path: 'body.contrato_fim', message: endsEarly[language] }]);
}

/** A contract's number without spaces around it. */
function trimmed<Sent extends { contrato_numero?: string | undefined }>(sent: Sent): Sent {
  return sent.contrato_numero === undefined ? sent : { ...sent, contrato_numero: sent.contrato_numero.trim() };
}

/** Without what was not sent. */
function defined<Sent extends object>(sent: Sent): Sent {
  return Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)) as Sent;
}

const noContract = { contrato_numero: '', contrato_assinatura: null, contrato_inicio: null, contrato_fim: null } as const;

/**
 * Moves an offer to a stage. Going back to a running stage forgets the result and the contract, going back before the decision forgets that too.
 * @returns the new version @throws {Problem} `validation` if the stage needs a reason
 */
export async function moveProposta(
  db: Queries,
  row: PropostaRow,
  { etapa, ...given }: Move,
  userId: number,
  language: Language,
): Promise<number> {
  const now = new Date().toISOString();
  const decisao_motivo = given.decisao_motivo ?? row.decisao_motivo;
  const resultado_motivo = given.resultado_motivo ?? row.resultado_motivo;
  const wrong = (path: string, words: LocalizedText) =>
    new Problem('validation', undefined, [{ path: `body.${path}`, message: words[language] }]);
  if (etapa === 'desistida' && decisao_motivo.trim() === '') throw wrong('decisao_motivo', reasonNeeded);
  if (etapa === 'perdida' && resultado_motivo === null) throw wrong('resultado_motivo', reasonNeeded);
  const decisao = etapa === 'analisando' ? null : etapa === 'desistida' ? 'no-go' : 'go';
  const hasResult = etapa === 'ganha' || etapa === 'perdida';
  const { contrato_numero, contrato_assinatura, contrato_inicio, contrato_fim } = { ...row, ...defined(trimmed(given)) };
  const isWon = etapa === 'ganha';
  const contract = isWon ? { contrato_numero, contrato_assinatura, contrato_inicio, contrato_fim } : noContract;
  if (!isWon) for (const field of camposDoContrato) if (given[field]) throw wrong(field, notWon);
  mustEndLater(contract, language);
  return save(
    db,
    row,
    {
      ...{ etapa, decisao, decisao_motivo: decisao === null ? '' : decisao_motivo },
      decidida_em: decisao === row.decisao ? row.decidida_em : decisao === null ? null : now,
      etapa_desde: etapa === row.etapa ? row.etapa_desde : now,
      encerrada_em: isEnded(etapa) ? (isEnded(row.etapa) ? row.encerrada_em : now) : null,
      resultado_motivo: etapa === 'perdida' ? resultado_motivo : null,
      resultado_nota: hasResult ? (given.resultado_nota ?? row.resultado_nota) : '',
      resultado_valor: hasResult ? (given.resultado_valor === undefined ? row.resultado_valor : given.resultado_valor) : null,
      ...contract,
    },
    userId,
  );
}
