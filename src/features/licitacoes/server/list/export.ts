import { clockInBrasilia } from '#brasil/clock.ts';
import type { Language } from '#kit/errors.ts';
import type { Database } from '#kit/server/database/database.ts';
import { csv } from '#kit/server/text/csv.ts';
import type { Status } from '../../entities.ts';
import { phaseOf } from '../../phase.ts';
import { phaseNames } from '../../phaseNames.ts';
import { thisMoment } from '../status.ts';
import type { Filter } from './filter.ts';
import type { Order } from './order.ts';
import { type Exported, readLicitacoes } from './queries.ts';

type Words = { headers: string[]; statuses: Record<Status, string>; yes: string; no: string };

const words: Record<Language, Words> = {
  pt: {
    headers:
      'Id;Status;Situação;Abertura;Encerramento;Publicação;Número;UASG;Órgão;CNPJ;Município;UF;Modalidade;Tipo de item;Registro de preços;Valor estimado;Valor homologado;Objeto;Processo;Número de controle;Fonte;Link;Órgão sub-rogado;Plataforma;Valor implausível'.split(
        ';',
      ),
    statuses: { aberta: 'Aberta', andamento: 'Em andamento', fechada: 'Fechada' },
    yes: 'Sim',
    no: 'Não',
  },
  en: {
    headers:
      'Id;Status;Phase;Opening;Closing;Publication;Number;UASG;Public body;CNPJ;Municipality;State;Procedure;Item type;Price registration;Estimated value;Awarded value;Subject;Case number;Control number;Source;Link;Purchased on behalf of;Submitted through;Implausible value'.split(
        ';',
      ),
    statuses: { aberta: 'Open', andamento: 'In progress', fechada: 'Closed' },
    yes: 'Yes',
    no: 'No',
  },
  fr: {
    headers:
      "Id;Statut;Situation;Début du dépôt;Date limite;Publication;Numéro;UASG;Organisme;CNPJ;Commune;État;Procédure;Nature de l'achat;Accord-cadre;Montant estimé;Montant attribué;Objet;Numéro de dossier;Numéro de contrôle;Source;Lien;Organisme bénéficiaire;Plateforme d'origine;Montant invraisemblable".split(
        ';',
      ),
    statuses: { aberta: 'Ouvert', andamento: 'En cours', fechada: 'Clos' },
    yes: 'Oui',
    no: 'Non',
  },
  de: {
    headers:
      'Id;Status;Stand;Fristbeginn;Fristende;Veröffentlichung;Nummer;UASG;Auftraggeber;CNPJ;Gemeinde;Bundesstaat;Verfahrensart;Art der Leistung;Rahmenvereinbarung;Schätzwert;Zuschlagssumme;Gegenstand;Aktenzeichen;Kontrollnummer;Quelle;Link;Bedarfsträger;Herkunftsplattform;Unplausibler Wert'.split(
        ';',
      ),
    statuses: { aberta: 'Offen', andamento: 'Laufend', fechada: 'Abgeschlossen' },
    yes: 'Ja',
    no: 'Nein',
  },
};

/** Matching notices as CSV in the list's order; times are Brasília's. */
export function exportLicitacoes(
  database: Database,
  filter: Filter,
  order: Order,
  ids: number[] | undefined,
  language: Language,
): AsyncIterable<string> {
  const now = thisMoment().now;
  const { headers, statuses, yes, no } = words[language];
  const toRow = (row: Exported) => [
    row.id,
    statuses[row.status],
    phaseNames[phaseOf(row, now)][language],
    inBrasilia(row.abertura),
    inBrasilia(row.encerramento),
    inBrasilia(row.publicacao),
    row.num_licitacao,
    row.UASG,
    row.orgao,
    row.orgao_cnpj,
    row.municipio,
    row.uf,
    row.modalidade,
    row.tipo_item,
    row.srp ? yes : no,
    row.valor_estimado,
    row.valor_homologado,
    row.objeto,
    row.processo,
    row.controle,
    row.fonte,
    row.link_origem,
    row.orgao_subrogado ?? '',
    row.plataforma ?? '',
    row.valor_implausivel ? yes : no,
  ];
  async function* pages() {
    for await (const rows of readLicitacoes(database.forPurpose('exports'), filter, order, ids)) yield rows.map(toRow);
  }
  return csv(language, headers, pages());
}

/** `2026-05-28T11:00:00.000Z` → `2026-05-28 08:00`: sorts as text, and every spreadsheet reads it. */
function inBrasilia(instant: string | null): string {
  return instant ? clockInBrasilia(new Date(instant)).slice(0, 16).replace('T', ' ') : '';
}
