// What the kit says of pictures that users choose.
import type { SourceTexts } from '../../locale/i18n.ts';

declare module '#kit/web/locale/i18n.ts' {
  interface Catalogues {
    picture: SourceTexts<typeof texts>;
  }
}

export const texts = {
  choose: 'Escolher imagem',
  change: 'Trocar imagem',
  remove: 'Remover',
  hint: 'Arraste uma imagem para cá ou escolha um arquivo: PNG, JPEG, WebP, GIF ou AVIF, até {{limit}} MB.',
  wrongType: 'Este arquivo não é uma imagem PNG, JPEG, WebP, GIF ou AVIF, ou está danificado.',
  tooLarge: 'A imagem é grande demais: o limite é de {{limit}} MB.',
  removeTitle: 'Remover a imagem?',
  removeBody: 'No lugar dela, aparecerão as iniciais do nome.',
};
