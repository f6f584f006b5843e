import type { SourceTexts } from '#kit/web/locale/i18n.ts';

declare module '#kit/web/locale/i18n.ts' {
  interface Catalogues {
    tour: SourceTexts<typeof texts>;
  }
}

export const texts = {
  skip: 'Pular',
  back: 'Voltar',
  next: 'Avançar',
  control: 'Ctrl',
  counter: '{{current}} de {{total}}',
  step: {
    menu: {
      title: 'As telas',
      text: 'Painéis, licitações, projetos de lei, calendário e o trabalho em equipe. G e mais uma letra abrem cada uma pelo teclado.',
    },
    bookmarks: { title: 'As suas telas', text: 'A estrela guarda aqui as telas que você mais usa.' },
    search: { title: 'Buscar em tudo', text: 'Licitações, mensagens, tarefas, pessoas, telas e ações, de qualquer lugar, com {{mod}}+K.' },
    bell: { title: 'O que é novo', text: 'Alertas das buscas salvas, mudanças no que você acompanha e prazos que se aproximam.' },
    account: { title: 'A sua conta', text: 'Perfil, aparência, idioma e, quando quiser, este passeio outra vez.' },
    keys: { title: 'Tudo também pelo teclado', text: 'A tecla ? mostra os atalhos da tela em que você está.' },
  },
};
