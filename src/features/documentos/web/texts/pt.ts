import type { SourceTexts } from '#kit/web/locale/i18n.ts';

declare module '#kit/web/locale/i18n.ts' {
  interface Catalogues {
    documentos: SourceTexts<typeof texts>;
  }
}

export const texts = {
  title: 'Modelo da proposta',
  field: { antes: 'Antes da tabela de itens', depois: 'Depois da tabela de itens' },
  unknown: 'Estes campos não existem ou não foram fechados: {{names}}',
  texts: {
    title: 'Textos',
    lead: 'O que a empresa escreve em volta da tabela de itens. Uma linha cujos campos estão todos vazios não aparece.',
  },
  placeholders: {
    title: 'Campos',
    lead: 'São trocados pelos dados da empresa, do aviso e da proposta. Um clique insere o campo no texto.',
    insert: 'Inserir o campo {{name}}',
  },
  preview: {
    title: 'Prévia',
    lead: 'Uma proposta inventada com estes textos, mesmo antes de salvar.',
    company: 'Dados da empresa',
    file: 'proposta-de-exemplo',
    pdf: 'Baixar PDF',
    docx: 'Baixar Word',
  },
  reset: {
    title: 'Voltar aos textos originais?',
    body: 'Os textos da empresa serão descartados.',
    button: 'Restaurar originais',
    done: 'Os textos originais estão de volta.',
  },
};
