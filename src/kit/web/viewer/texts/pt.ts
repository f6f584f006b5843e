// What the window says in which files open in place.
import type { SourceTexts } from '../../locale/i18n.ts';

declare module '#kit/web/locale/i18n.ts' {
  interface Catalogues {
    viewer: SourceTexts<typeof texts>;
  }
}

export const texts = {
  previous: 'Arquivo anterior',
  next: 'Próximo arquivo',
  place: '{{place}} de {{total}}',
  download: 'Baixar',
  cut: 'O arquivo é longo: aqui estão os primeiros {{size}}. Baixe-o para ler tudo.',
  noPdf: 'Este navegador não exibe PDF',
  noPdfHint: 'Baixe o arquivo para abri-lo em outro programa.',
  pictureFailed: 'Não foi possível exibir a imagem',
  pictureFailedHint: 'Tente de novo ou baixe o arquivo.',
};
