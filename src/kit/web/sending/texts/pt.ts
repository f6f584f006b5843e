// What every screen that takes files says.
import type { SourceTexts } from '../../locale/i18n.ts';

declare module '#kit/web/locale/i18n.ts' {
  interface Catalogues {
    sending: SourceTexts<typeof texts>;
  }
}

export const texts = {
  limit: 'Até {{size}} por arquivo.',
  choose: 'Escolher arquivos',
  release: 'Solte para enviar',
  waiting: 'na fila para envio',
  sending: 'enviando, {{percent}}',
  checking: 'verificando…',
  progress: 'Envio de {{arquivo}}',
  cancel: 'Cancelar o envio de {{arquivo}}',
  dismiss: 'Remover {{arquivo}}',
  again: 'Enviar de novo',
  tooLarge: 'O arquivo é grande demais.',
  failed: 'Não foi possível enviar o arquivo.',
  detailsOf: 'Detalhes de {{arquivo}}',
  againFor: 'Enviar de novo: {{arquivo}}',
};
