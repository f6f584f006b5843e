import type { SourceTexts } from '#kit/web/locale/i18n.ts';

declare module '#kit/web/locale/i18n.ts' {
  interface Catalogues {
    pages: SourceTexts<typeof texts>;
  }
}

export const texts = {
  error: {
    title: 'Esta página não existe',
    hint: 'O endereço pode ter mudado ou nunca ter existido. Confira se há algum erro de digitação.',
    home: 'Ir para o início',
    back: 'Voltar',
    search: 'Buscar nas licitações',
    find: 'Buscar',
  },
  notAuthorized: {
    title: 'Sua conta não tem acesso a esta página',
    hint: 'Você entrou como {{email}}. Se precisar desta página, fale com o administrador do sistema ou entre com outra conta.',
    changeAccount: 'Entrar com outra conta',
    person: 'Ver perfil',
    signedOut: 'Entre para ver esta página',
    signedOutHint: 'Entre com uma conta que tenha acesso a ela.',
    signIn: 'Entrar',
  },
  comingSoon: {
    title: 'Em breve',
    hint: 'As novidades da próxima versão serão anunciadas aqui. O que já está disponível está no menu.',
  },
  maintenance: {
    title: 'Em manutenção',
    hint: 'Esta página aparece automaticamente quando o servidor está indisponível.',
    overlayHint: 'O servidor está indisponível no momento. O que você digitou não se perde: a tela volta assim que ele responder.',
    next_one: 'Nova tentativa em {{count}} segundo',
    next_many: 'Nova tentativa em {{count}} segundos',
    next_other: 'Nova tentativa em {{count}} segundos',
    asking: 'Verificando o servidor…',
    ready: 'O servidor está no ar.',
    tryNow: 'Tentar agora',
  },
  notifyMe: {
    label: 'Seu e-mail',
    send: 'Avise-me',
    invalid: 'Informe um e-mail, como nome@exemplo.com.br.',
    done: 'Você será avisado em {{email}}.',
    unanswered: 'Seu e-mail não foi salvo, porque o servidor não respondeu. Tente de novo daqui a pouco.',
    about: {
      release: 'Quer saber quando uma nova versão estiver disponível? Enviaremos um único e-mail.',
      maintenance:
        'Quer saber quando o sistema voltar? Se ele ficar mais de {{minutes}} minutos fora do ar, enviaremos um único e-mail assim que voltar.',
    },
  },
};
