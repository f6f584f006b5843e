// What the window says in which mails are written.
import type { SourceTexts } from '#kit/web/locale/i18n.ts';

declare module '#kit/web/locale/i18n.ts' {
  interface Catalogues {
    writing: SourceTexts<typeof texts>;
  }
}

export const texts = {
  title: 'Nova mensagem',
  window: 'Escrever: {{title}}',
  minimize: 'Minimizar',
  restore: 'Restaurar',
  maximize: 'Maximizar',
  narrow: 'Reduzir a janela',
  field: {
    to: 'Para',
    cc: 'Cc',
    bcc: 'Cco',
    addCc: 'Adicionar Cc',
    addBcc: 'Adicionar Cco (cópia oculta)',
    subject: 'Assunto',
    message: 'Mensagem',
    messageHint: 'Escreva aqui',
    remove: 'Remover {{address}}',
    suggestions: 'Sugestões para {{field}}',
    free: 'Usar o endereço {{address}}',
    outside: 'Endereço externo',
  },
  fault: {
    nobody: 'Informe ao menos um destinatário.',
    address: '“{{text}}” não é um endereço de e-mail.',
    tooMany: 'O limite é de {{figure}} destinatários.',
    uploads: 'Aguarde o envio dos anexos ou cancele-o.',
    refused: 'Um anexo não foi enviado. Envie-o de novo ou remova-o.',
    notKept: 'A mensagem não pôde ser salva, por isso não foi enviada.',
  },
  outsideHint_one: '{{addresses}} é um endereço externo, e não há servidor de e-mail configurado: a mensagem não será entregue.',
  outsideHint_many: '{{addresses}} são endereços externos, e não há servidor de e-mail configurado: a mensagem não será entregue.',
  outsideHint_other: '{{addresses}} são endereços externos, e não há servidor de e-mail configurado: a mensagem não será entregue.',
  kept: {
    waiting: 'Rascunho ainda não salvo',
    saved: 'Rascunho salvo às {{time}}',
    failed: 'Rascunho não salvo. {{why}}',
  },
  clash: {
    title: 'Este rascunho também foi alterado em outra janela, às {{time}}.',
    body: 'As duas versões são salvas: a que você não escolher vira outro rascunho, sem os anexos e fora da conversa.',
    keep: 'Continuar com esta',
    take: 'Usar a outra',
    kept: 'A outra versão está nos rascunhos.',
    taken: 'A sua versão está nos rascunhos.',
  },
  gone: {
    title: 'Este rascunho não existe mais.',
    body: 'Ele foi enviado ou descartado em outra janela. O que está aqui ainda pode ser salvo, sem os anexos e fora da conversa.',
    anew: 'Salvar como novo rascunho',
    missingTitle: 'Este rascunho não existe mais',
    missing: 'Ele foi enviado ou descartado.',
  },
  waits: {
    title: 'O envio está agendado para {{when}}.',
    edit: 'Cancelar o envio e editar',
    taken: 'O envio foi cancelado. A mensagem voltou aos rascunhos.',
  },
  files: {
    attach: 'Anexar arquivos',
    list: 'Anexos',
    uploads: 'Arquivos sendo anexados',
    remove: 'Remover o anexo {{file}}',
    open: 'Abrir {{file}}, {{size}}',
    download: 'Baixar {{file}}, {{size}}',
    drop: 'Solte para anexar',
    tooLarge_one: '{{files}} não foi anexado: os anexos de uma mensagem podem somar até {{size}}.',
    tooLarge_many: '{{files}} não foram anexados: os anexos de uma mensagem podem somar até {{size}}.',
    tooLarge_other: '{{files}} não foram anexados: os anexos de uma mensagem podem somar até {{size}}.',
    tooMany: 'O limite é de {{figure}} anexos por mensagem.',
  },
  send: {
    now: 'Enviar',
    later: 'Agendar o envio',
    tomorrow: 'Amanhã, 8h',
    monday: 'Segunda-feira, 8h',
    choose: 'Escolher dia e hora…',
    sent: 'Mensagem enviada.',
    sentInside: 'Mensagem salva em Enviados. Endereços externos não a recebem: nenhum servidor de e-mail está configurado.',
    scheduled: 'Envio agendado para {{when}}.',
    undone: 'Envio desfeito.',
  },
  schedule: {
    title: 'Agendar o envio',
    time: 'Hora',
    zone: 'Horário de Brasília.',
    action: 'Agendar',
    fault: 'Escolha uma data e hora futuras.',
    far: 'Escolha uma data dentro de um ano.',
  },
  doubt: {
    title: 'Enviar assim mesmo?',
    subject: 'A mensagem não tem assunto.',
    attachment: 'O texto menciona um anexo, mas não há nenhum.',
    both: 'A mensagem não tem assunto, e o texto menciona um anexo, mas não há nenhum.',
    send: 'Enviar assim mesmo',
    stay: 'Voltar à mensagem',
  },
  discard: {
    action: 'Descartar o rascunho',
    done: 'Rascunho descartado.',
  },
  keys: { group: 'Escrever e-mail', send: 'Enviar a mensagem', close: 'Fechar e salvar o rascunho' },
};
