import type { SourceTexts } from '#kit/web/locale/i18n.ts';

declare module '#kit/web/locale/i18n.ts' {
  interface Catalogues {
    outbox: SourceTexts<typeof texts>;
  }
}

export const texts = {
  title: 'Caixa de saída do sistema',
  label: 'Mensagens, da mais recente à mais antiga',
  search: 'Buscar destinatário ou assunto',
  none: 'Nenhuma mensagem ainda',
  noneHint: 'Convites e links para escolher uma nova senha aparecem aqui.',
  noMatch: 'Nenhuma mensagem com esta busca',
  showAll: 'Mostrar todas',
  noServer: {
    title: 'Nenhum servidor de e-mail configurado',
    hint: 'As mensagens ficam aqui e no log do servidor, e não chegam a ninguém. Defina {{variable}} no ambiente e reinicie o servidor; até lá, abra a mensagem e envie o link por outro meio.',
  },
  states: 'Mensagens por situação',
  tab: { all: 'Todas', waiting: 'Aguardando', sent: 'Enviadas', failed: 'Não entregues', unsent: 'Sem servidor' },
  state: {
    waiting: 'Aguardando',
    sent: 'Enviada',
    failed: 'Não entregue',
    unsent: 'Sem servidor',
  },
  field: {
    subject: 'Assunto',
    recipient: 'Destinatário',
    created: 'Criada',
    sent: 'Enviada',
    due: 'Próxima tentativa',
    attempts: 'Tentativas',
    error: 'Última resposta do servidor',
    removed: 'Removida',
  },
  secret: 'Com link de acesso',
  mail: {
    title: 'Mensagem',
    erased: 'O texto foi apagado, porque continha um link de acesso que não é mais necessário.',
    written: 'Mensagem escrita por {{name}}',
    private: 'Só quem escreveu esta mensagem e quem a recebe podem ler o assunto e o texto.',
    recorded: 'A leitura desta mensagem fica no registro de atividades.',
  },
  retry: {
    button: 'Enviar agora',
    done: 'A mensagem será enviada em instantes.',
  },
  remove: {
    title: 'Remover esta mensagem?',
    body: 'Ela sai da caixa de saída e, se ainda não tiver sido enviada, não será mais.',
    writtenBody: 'Ela não será mais enviada. Fica como não entregue, e {{name}} verá que foi removida e poderá tentar de novo.',
    was: 'Foi removida por um administrador.',
    done: 'A mensagem foi removida.',
  },
};
