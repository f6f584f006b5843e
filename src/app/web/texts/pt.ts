import type { SourceTexts } from '#kit/web/i18n.ts';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    app: SourceTexts<typeof texts>;
  }
}

export const texts = {
  menu: { label: 'Menu principal', licitacoes: 'Licitações', importar: 'Enviar arquivo' },
  bar: {
    skip: 'Ir para o conteúdo',
    openMenu: 'Abrir o menu',
    closeMenu: 'Fechar o menu',
    language: 'Idioma',
    skin: 'Aparência',
    account: 'Conta',
    signOut: 'Sair',
  },
  skin: { light: 'Clara', dark: 'Escura', system: 'Como o sistema' },
  error: { title: 'Esta página não existe', hint: 'O endereço pode ter mudado, ou nunca ter existido.', home: 'Ir para o início' },
  notAuthorized: { title: 'Sua conta não dá acesso a esta página', hint: 'Se você precisa dela, fale com quem administra o sistema.' },
};
