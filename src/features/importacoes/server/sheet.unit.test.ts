import { describe, expect, test } from 'vitest';
import { nothingSaved, type RecordKind, type SheetColumn } from '#kit/server/records/kind.ts';
import { describeColumns, matchColumns, missingColumns, toRecord } from './sheet.ts';

function column(field: string, isRequired: boolean, aliases: string[] = []): SheetColumn {
  const hint = { pt: `Dica de ${field}`, en: `Hint of ${field}`, fr: `Aide de ${field}`, de: `Hinweis zu ${field}` };
  const title = { pt: `Título de ${field}`, en: `Title of ${field}`, fr: `Titre de ${field}`, de: `Titel von ${field}` };
  return { field, title, isRequired, aliases, hint, example: '' };
}

function kind(name: string, sheet?: SheetColumn[]): RecordKind {
  return {
    name,
    title: { pt: name, en: name, fr: name, de: name },
    into: 'books',
    isListed: false,
    shown: [],
    ...(sheet && { sheet }),
    recognises: () => false,
    keyOf: () => '',
    read: (record) => record,
    show: () => [],
    writeLock: '',
    save: async () => nothingSaved,
  };
}

const livros = kind('livros', [
  column('codigo', true, ['Código do livro', 'ISBN']),
  column('titulo', true, ['Nome']),
  column('preco_capa', true, ['Preço']),
  column('publicacao', true),
  column('observacao', false, ['Nota', 'Código']),
]);
const autores = kind('autores', [column('codigo', true), column('nome', true, ['Autor']), column('pais', false)]);
const kinds = [kind('sem planilha'), livros, autores];

describe('headings', () => {
  test('are matched ignoring accents, case, spaces and punctuation', () => {
    expect(matchColumns(kinds, ['PUBLICAÇÃO', ' Preço  de Capa:', 'título', 'Codigo'])).toEqual({
      kind: livros,
      columns: { publicacao: 0, titulo: 2, codigo: 3 },
    });
    expect(matchColumns(kinds, ['publicacao', 'Preço (capa)', 'título', 'Codigo']).columns).toMatchObject({ preco_capa: 1 });
  });

  test('may be other names of the field, or its hint in any language', () => {
    expect(matchColumns(kinds, ['Hinweis zu codigo', 'Nome', 'preço', 'Hint of publicacao'])).toEqual({
      kind: livros,
      columns: { codigo: 0, titulo: 1, preco_capa: 2, publicacao: 3 },
    });
  });

  test('match a field of that name before another with it as an alias', () => {
    expect(matchColumns([livros], ['Código do livro', 'Código', 'ISBN', 'titulo', 'preco']).columns).toEqual({
      codigo: 1,
      titulo: 3,
      preco_capa: 4,
    });
  });

  test('count at their first position, and never when empty', () => {
    expect(matchColumns(kinds, ['', 'codigo', 'Código', '—', 'nome', '']).columns).toEqual({ codigo: 1, nome: 4 });
  });
});

describe('the kind', () => {
  test('is the one whose required columns are there', () => {
    expect(matchColumns(kinds, ['codigo', 'nome', 'pais']).kind).toBe(autores);
    expect(matchColumns(kinds, ['codigo', 'titulo', 'preco_capa', 'publicacao']).kind).toBe(livros);
    expect(matchColumns(kinds, ['codigo', 'nome', 'preco_capa', 'publicacao', 'nota']).kind).toBe(livros);
  });

  test('is none where less than half of the required columns are there', () => {
    expect(matchColumns([livros], ['codigo', 'nota'])).toEqual({ kind: null, columns: { codigo: 0, observacao: 1 } });
    expect(matchColumns([livros], ['codigo', 'titulo']).kind).toBe(livros);
    expect(matchColumns(kinds, ['a', 'b'])).toEqual({ kind: null, columns: {} });
    expect(matchColumns([kind('sem planilha')], ['codigo'])).toEqual({ kind: null, columns: {} });
  });
});

describe('a row', () => {
  const columns = { codigo: 1, titulo: 0, publicacao: 5 };

  test('becomes a record of the cells that are not empty', () => {
    expect(toRecord(livros, columns, ['\u00A0 Dom Casmurro ', ' 7\n', 'não lido', '', '', '  '])).toEqual({
      titulo: 'Dom Casmurro',
      codigo: '7',
    });
    expect(toRecord(livros, columns, [])).toEqual({});
  });

  test('restores cells that the CSV export escaped', () => {
    expect(toRecord(livros, columns, ["'=1+1", "'7"])).toEqual({ titulo: '=1+1', codigo: "'7" });
  });

  test('has numbers that were guarded, and nothing for what programs write where there is no value', () => {
    expect(toRecord(livros, columns, ['="Dom Casmurro"', '="007"'])).toEqual({ titulo: 'Dom Casmurro', codigo: '007' });
    for (const cell of ['nan', 'NaT', 'NULL', 'None', '<NA>', '#N/D', '#REF!', '=""'])
      expect(toRecord(livros, columns, ['Nada de novo', cell])).toEqual({ titulo: 'Nada de novo' });
  });

  test('has no fields that the kind does not have', () => {
    expect(toRecord(autores, columns, ['a', 'b'])).toEqual({ codigo: 'b' });
  });
});

test('fields are described in the order of the template, in the user’s language', () => {
  expect(describeColumns(autores, { nome: 4 }, 'fr')).toEqual([
    { campo: 'codigo', titulo: 'Titre de codigo', coluna: null, obrigatorio: true, chave: false, dica: 'Aide de codigo' },
    { campo: 'nome', titulo: 'Titre de nome', coluna: 4, obrigatorio: true, chave: false, dica: 'Aide de nome' },
    { campo: 'pais', titulo: 'Titre de pais', coluna: null, obrigatorio: false, chave: false, dica: 'Aide de pais' },
  ]);
});

test('required fields without a column are missing', () => {
  expect(missingColumns(autores, { pais: 0, nome: 1 })).toEqual(['codigo']);
  expect(missingColumns(autores, { codigo: 0, nome: 1 })).toEqual([]);
});
