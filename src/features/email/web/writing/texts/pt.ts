// What the window says in which mails are written.
import type { SourceTexts } from '#kit/web/i18n.ts';

declare module 'i18next' {
  interface ResourceNamespaceMap {
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
    addCc: 'Acrescentar Cc',
    addBcc: 'Acrescentar Cco (cópia oculta)',
    subject: 'Assunto',
    message: 'Mensagem',
    messageHint: 'Escreva aqui',
    remove: 'Retirar {{address}}',
    suggestions: 'Sugestões para {{field}}',
    free: 'Usar o endereço {{address}}',
    outside: 'Endereço de fora do sistema',
  },
  fault: {
    nobody: 'Diga para quem é a mensagem.',
    address: '«{{text}}» não é um endereço de e-mail.',
    tooMany: 'São no máximo {{figure}} destinatários.',
    uploads: 'Espere os anexos terminarem de subir, ou cancele o envio deles.',
    refused: 'Um anexo não subiu. Envie-o de novo ou retire-o.',
    notKept: 'A mensagem não pôde ser salva, por isso não foi enviada.',
  },
  outsideHint_one: '{{addresses}} é de fora, e não há servidor de e-mail configurado: a mensagem não chegará lá.',
  outsideHint_many: '{{addresses}} são de fora, e não há servidor de e-mail configurado: a mensagem não chegará lá.',
  outsideHint_other: '{{addresses}} são de fora, e não há servidor de e-mail configurado: a mensagem não chegará lá.',
  kept: {
    waiting: 'Rascunho ainda não salvo',
    saving: 'Salvando…',
    saved: 'Rascunho salvo às {{time}}',
    failed: 'Rascunho não salvo. {{why}}',
    again: 'Tentar de novo',
  },
  clash: {
    title: 'Este rascunho também foi mudado em outra janela, às {{time}}.',
    body: 'As duas versões ficam guardadas: a que você não escolher vira outro rascunho, sem os anexos e fora da conversa.',
    keep: 'Continuar com esta',
    take: 'Usar a outra',
    kept: 'A outra versão está nos rascunhos.',
    taken: 'A sua versão está nos rascunhos.',
  },
  gone: {
    title: 'Este rascunho já não existe.',
    body: 'Ele foi enviado ou descartado em outra janela. O que está aqui ainda pode ser guardado, sem os anexos e fora da conversa.',
    anew: 'Guardar como novo rascunho',
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
    remove: 'Retirar o anexo {{file}}',
    download: 'Baixar {{file}}, {{size}}',
    drop: 'Solte para anexar',
    tooLarge_one: '{{files}} não foi anexado: os anexos de uma mensagem somam no máximo {{size}}.',
    tooLarge_many: '{{files}} não foram anexados: os anexos de uma mensagem somam no máximo {{size}}.',
    tooLarge_other: '{{files}} não foram anexados: os anexos de uma mensagem somam no máximo {{size}}.',
    tooMany: 'Uma mensagem leva no máximo {{figure}} anexos.',
  },
  send: {
    now: 'Enviar',
    later: 'Agendar o envio',
    tomorrow: 'Amanhã, 8h',
    monday: 'Segunda-feira, 8h',
    choose: 'Escolher dia e hora…',
    sent: 'Mensagem enviada.',
    scheduled: 'Envio agendado para {{when}}.',
    undone: 'Envio desfeito.',
  },
  schedule: {
    title: 'Agendar o envio',
    day: 'Dia',
    time: 'Hora',
    zone: 'Horário de Brasília.',
    action: 'Agendar',
    fault: 'Escolha um momento que ainda está por vir.',
    far: 'Escolha um momento dentro de um ano.',
  },
  doubt: {
    title: 'Enviar assim mesmo?',
    subject: 'A mensagem não tem assunto.',
    attachment: 'O texto fala de um anexo, mas não há nenhum.',
    both: 'A mensagem não tem assunto, e o texto fala de um anexo que não há.',
    send: 'Enviar assim mesmo',
    stay: 'Voltar à mensagem',
  },
  discard: {
    action: 'Descartar o rascunho',
    done: 'Rascunho descartado.',
  },
  keys: { group: 'Escrever e-mail', send: 'Enviar a mensagem', close: 'Fechar e guardar o rascunho' },
};
