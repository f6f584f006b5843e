import type { SourceTexts } from '#kit/web/locale/i18n.ts';

declare module '#kit/web/locale/i18n.ts' {
  interface Catalogues {
    palette: SourceTexts<typeof texts>;
  }
}

export const texts = {
  tour: 'Conhecer o Certame',
  tourWords: 'passeio tour ajuda começar tutorial',
  writeMail: 'Escrever e-mail',
  writeMailWords: 'correio mensagem compor enviar mail',
  newTask: 'Nova tarefa',
  newTaskWords: 'afazer pendência todo adicionar criar',
  newOffer: 'Nova proposta',
  newOfferWords: 'oferta licitação preço iniciar',
  language: 'Mudar para {{language}}',
  customize: 'Personalizar a aparência',
  keys: 'Ver os atalhos de teclado',
  languageWords: 'idioma língua tradução language',
  skinWords: 'tema modo noturno claro escuro cores',
  customizeWords: 'tema menu layout barra cores direção configurações',
  keysWords: 'ajuda teclas comandos',
  signOutWords: 'logout desconectar encerrar sessão',
  noObjeto: 'Objeto não informado',
  allNotices_one: 'Ver {{figure}} licitação na lista',
  allNotices_many: 'Ver {{figure}} licitações na lista',
  allNotices_other: 'Ver {{figure}} licitações na lista',
  allBills_one: 'Ver {{figure}} projeto de lei na lista',
  allBills_many: 'Ver {{figure}} projetos de lei na lista',
  allBills_other: 'Ver {{figure}} projetos de lei na lista',
};
