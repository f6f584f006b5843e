// Senado Federal: bills that were presented on a day, then each with all its authors. A single child is an object, several are an array.
import { fonteNames } from '#brasil/fontes.ts';
import { isRecord, valueAt } from '#kit/server/records/fields.ts';
import { type Source, SourceFault } from '../source.ts';

const BILLS = '/dadosabertos/materia';

export const senadoSource: Source = {
  name: 'senado',
  title: fonteNames.senado,
  address: 'https://legis.senado.leg.br',
  thing: 'projeto',
  // It allows 10 calls a second.
  pace: { por_segundo: 2, minutos: 240 },
  consultas: ['publicacao'],
  lists: 'senado-materias',
  modalidades: new Map([[0, 'Projetos de lei']]),
  async readPage(ask, { dia }) {
    const day = dia.replaceAll('-', '');
    const answer = await ask(`${BILLS}/pesquisa/lista?dataInicioApresentacao=${day}&dataFimApresentacao=${day}`);
    if (answer.kind === 'empty' || (answer.kind === 'refused' && answer.status === 404)) return { records: [], total: 0, isLast: true };
    if (answer.kind === 'refused') throw new SourceFault('refused', answer.message);
    if (!isRecord(inside(answer.value, 'PesquisaBasicaMateria'))) throw new SourceFault('shape', 'PesquisaBasicaMateria');
    const found = inside(answer.value, 'PesquisaBasicaMateria', 'Materias', 'Materia');
    const records = found === undefined || found === null ? [] : Array.isArray(found) ? found : [found];
    return { records, total: records.length, isLast: true };
  },
  keyOf: (record) => {
    const codigo = inside(record, 'IdentificacaoMateria', 'CodigoMateria');
    return typeof codigo === 'string' ? codigo : '';
  },
  async readParts(ask, codigo) {
    const answer = await ask(`${BILLS}/${codigo}`);
    if (answer.kind === 'refused' && answer.status !== 404) throw new SourceFault('refused', answer.message);
    if (answer.kind !== 'ok') return [];
    const bill = inside(answer.value, 'DetalheMateria', 'Materia');
    if (!isRecord(bill)) throw new SourceFault('shape', 'DetalheMateria');
    return [{ kind: 'senado-materias', records: [bill] }];
  },
};

/** undefined: there is nothing at this place. */
const inside = (value: unknown, ...way: string[]) => (isRecord(value) ? valueAt(value, ...way) : undefined);
