import type { SourceTexts } from '#kit/web/i18n.ts';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    auth: SourceTexts<typeof texts>;
  }
}

export const texts = {
  login: {
    title: 'Entrar',
    lead: 'Acompanhe licitações de todo o Brasil.',
    email: 'E-mail',
    password: 'Senha',
    showPassword: 'Mostrar a senha',
    hidePassword: 'Ocultar a senha',
    submit: 'Entrar',
    emailMissing: 'Informe o e-mail.',
    passwordMissing: 'Informe a senha.',
    wrong: 'E-mail ou senha incorretos.',
    unexpected: 'Algo deu errado. Tente de novo.',
    welcome: 'Bem-vindo de volta, {{name}}',
    demo: 'Ou experimente com uma conta de demonstração',
    demoAs: { admin: 'Entrar como administrador', client: 'Entrar como cliente' },
  },
  role: { admin: 'Administrador', client: 'Cliente' },
};
