// Texts of the page of a notice that the list does not need; the other languages have the same keys.
import type { SourceTexts } from '#kit/web/locale/i18n.ts';

declare module '#kit/web/locale/i18n.ts' {
  interface Catalogues {
    detail: SourceTexts<typeof texts>;
  }
}

export const texts = {
  missing: {
    title: 'Licitação não encontrada',
    sought: 'Não há licitação com o identificador “{{id}}”',
    hint: 'Ela pode ter sido excluída ou ainda não ter sido importada. Confira o endereço ou busque na lista.',
    list: 'Ver a lista',
  },
  documentos: {
    title: 'Documentos',
    none: 'Nenhum documento foi importado para esta licitação.',
    open: 'Abrir {{titulo}} em nova aba',
    unsafe: 'Endereço não seguro',
  },
  historico: {
    none: 'Nenhuma alteração desde a importação.',
    deadline: 'Prazo alterado',
    come: 'Incluído:',
    gone: 'Removido:',
    outroResultado: 'Resultado {{sequencial}} do item {{numero}}',
    parte: { lote: 'Item {{numero}}', resultado: 'Resultado do item {{numero}}', documento: 'Documento {{numero}}' },
    partes: { lote: 'Itens', resultado: 'Resultados', documento: 'Documentos' },
  },
};
