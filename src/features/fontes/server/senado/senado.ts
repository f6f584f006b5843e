// Senado Federal: bills that were presented on a day, then each with all its authors. A single child is an object, several are an array.
import { fonteNames } from '#brasil/fontes.ts';
import { isRecord, type SourceRecord, valueAt } from '#kit/server/records/fields.ts';
import { noRecords, type Source, SourceFault } from '../source.ts';

const BILLS = '/dadosabertos/materia';
/** On a busy day some hundred bills are presented. */
const MOST_BILLS = 5000;

export const senadoSource: Source = {
  name: 'senado',
  title: fonteNames.senado,
  address: 'https://legis.senado.leg.br',
  thing: 'projeto',
  // It allows 10 calls a second.
  pace: { por_segundo: 2, minutos: 240 },
  consultas: ['publicacao'],
  envelopes: ['PesquisaBasicaMateria', 'Materias', 'Materia'],
  // All that were presented on a day.
  pageSize: () => MOST_BILLS,
  kindOf: () => 'senado-materias',
  modalidades: new Map([[0, 'Projetos de lei']]),
  async readPage(ask, { dia }) {
    const day = dia.replaceAll('-', '');
    const answer = await ask(`${BILLS}/pesquisa/lista?dataInicioApresentacao=${day}&dataFimApresentacao=${day}`, MOST_BILLS);
    if (answer.kind === 'empty' || (answer.kind === 'refused' && answer.status === 404)) return noRecords;
    if (answer.kind === 'refused') throw new SourceFault('refused', answer.message);
    const { isList, records, bytes } = answer;
    if (isList) return { records, bytes, total: records.length, isLast: true };
    if (!isRecord(inside(records[0], 'PesquisaBasicaMateria'))) throw new SourceFault('shape', 'PesquisaBasicaMateria');
    const only = inside(records[0], 'PesquisaBasicaMateria', 'Materias', 'Materia') ?? null;
    return only === null ? noRecords : { records: [only], bytes, total: 1, isLast: true };
  },
  keyOf,
  async readParts(ask, codigo) {
    const answer = await ask(`${BILLS}/${codigo}`, 1);
    if (answer.kind === 'refused' && answer.status !== 404) throw new SourceFault('refused', answer.message);
    if (answer.kind !== 'ok') return [];
    const bill = inside(answer.records[0], 'DetalheMateria', 'Materia');
    // Another bill than the one that was asked for is not taken.
    if (!isRecord(bill) || keyOf(bill) !== codigo) throw new SourceFault('shape', 'DetalheMateria');
    return [{ kind: 'senado-materias', records: [bill] }];
  },
};

function keyOf(record: SourceRecord): string {
  const codigo = inside(record, 'IdentificacaoMateria', 'CodigoMateria');
  return typeof codigo === 'string' ? codigo : '';
}

/** undefined: there is nothing at this place. */
const inside = (value: unknown, ...way: string[]) => (isRecord(value) ? valueAt(value, ...way) : undefined);
