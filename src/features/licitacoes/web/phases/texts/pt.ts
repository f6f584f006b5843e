import type { SourceTexts } from '#kit/web/i18n.ts';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    phases: SourceTexts<typeof texts>;
  }
}

export const texts = {
  divulgada: 'Divulgada',
  recebendo: 'Recebendo propostas',
  julgamento: 'Em julgamento',
  suspensa: 'Suspensa',
  encerrada: 'Encerrada',
  revogada: 'Revogada',
  anulada: 'Anulada',
  deserta: 'Deserta',
  fracassada: 'Fracassada',
  homologada: 'Homologada',
};
