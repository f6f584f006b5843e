// What every screen that takes files says.
import type { SourceTexts } from '../../i18n.ts';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    sending: SourceTexts<typeof texts>;
  }
}

export const texts = {
  limit: 'Até {{size}} por arquivo.',
  choose: 'Escolher arquivos',
  release: 'Solte para enviar',
  waiting: 'espera a vez de ser enviado',
  sending: 'enviando, {{percent}}',
  checking: 'verificando…',
  progress: 'Envio de {{arquivo}}',
  cancel: 'Cancelar o envio de {{arquivo}}',
  dismiss: 'Retirar {{arquivo}}',
  again: 'Enviar de novo',
  tooLarge: 'O arquivo é grande demais.',
  failed: 'O envio não deu certo.',
  details: 'Detalhes',
  detailsOf: 'Detalhes de {{arquivo}}',
  againFor: 'Enviar {{arquivo}} de novo',
};
