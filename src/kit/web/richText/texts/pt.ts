// What the field for formatted text says.
import type { SourceTexts } from '../../locale/i18n.ts';

declare module '#kit/web/locale/i18n.ts' {
  interface Catalogues {
    richText: SourceTexts<typeof texts>;
  }
}

export const texts = {
  tools: 'Formatação de {{field}}',
  tool: {
    bold: 'Negrito',
    italic: 'Itálico',
    underline: 'Sublinhado',
    strike: 'Tachado',
    heading: 'Título',
    subheading: 'Subtítulo',
    bulletList: 'Lista com marcadores',
    orderedList: 'Lista numerada',
    quote: 'Citação',
    link: 'Link',
    table: 'Tabela',
    alignLeft: 'Alinhar à esquerda',
    alignCenter: 'Centralizar',
    alignRight: 'Alinhar à direita',
    clear: 'Limpar formatação',
    undo: 'Desfazer a digitação',
    redo: 'Refazer a digitação',
  },
  link: {
    address: 'Endereço do link',
    hint: 'Página, e-mail ou telefone (tel:).',
    pageHint: 'Página, e-mail ou telefone (tel:). Para uma página do sistema, o caminho: /apps/…',
    invalid: 'Este endereço não é válido para um link. Use uma página (https://…), um e-mail ou um telefone (tel:…).',
    pageInvalid:
      'Este endereço não é válido para um link. Use uma página (https://…), o caminho de uma página do sistema (/…), um e-mail ou um telefone (tel:…).',
    apply: 'Aplicar',
    remove: 'Remover o link',
  },
  table: {
    insert: 'Inserir tabela de 3 × 3',
    rowAbove: 'Linha acima',
    rowBelow: 'Linha abaixo',
    columnBefore: 'Coluna antes',
    columnAfter: 'Coluna depois',
    removeRow: 'Remover linha',
    removeColumn: 'Remover coluna',
    remove: 'Remover tabela',
  },
};
