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
    remember: 'Manter-me conectado',
    forgot: 'Esqueci a senha',
    submit: 'Entrar',
    emailMissing: 'Informe o e-mail.',
    passwordMissing: 'Informe a senha.',
    wrong: 'E-mail ou senha incorretos.',
    unexpected: 'Algo deu errado. Tente de novo.',
    welcome: 'Boas-vindas de volta, {{name}}',
    chosen: 'Senha salva. Agora é só entrar com ela.',
    noAccount: 'Ainda não tem conta?',
    register: 'Criar conta',
    noRegistration: 'Não tem conta? Fale com quem administra este sistema.',
    demo: 'Ou experimente com uma conta de demonstração',
    demoAs: { admin: 'Entrar como administrador', client: 'Entrar como cliente' },
  },
  tooMany_one: 'Tentativas demais. Tente de novo em {{count}} minuto.',
  tooMany_many: 'Tentativas demais. Tente de novo em {{count}} minutos.',
  tooMany_other: 'Tentativas demais. Tente de novo em {{count}} minutos.',
  noticeToAdmins: 'Aviso para quem administra',
  openToAll: {
    title: 'Cadastro aberto a qualquer pessoa.',
    hint: 'Quem chegar a este endereço pode criar uma conta que administra tudo. Se não é o que você quer, defina REGISTRATION=invite e reinicie o servidor.',
  },
  closedByProxy: {
    title: 'O servidor é acessado de fora, por um proxy ou por outro nome.',
    demo: 'As contas de demonstração, que valiam apenas na própria máquina do servidor, estão desligadas. Para decidir o que vale, defina DEMO na configuração e reinicie o servidor.',
    registration:
      'O cadastro sem convite, que valia apenas na própria máquina do servidor, está desligado. Para decidir o que vale, defina REGISTRATION na configuração e reinicie o servidor.',
    both: 'As contas de demonstração e o cadastro sem convite, que valiam apenas na própria máquina do servidor, estão desligados. Para decidir o que vale, defina DEMO e REGISTRATION na configuração e reinicie o servidor.',
  },
  sessionEnded: 'A sua sessão terminou. Entre de novo para continuar.',
  role: { admin: 'Administrador', client: 'Cliente' },
};
