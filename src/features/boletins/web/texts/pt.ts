// Texts of alerts and bulletins; the other languages have the same keys.
import type { SourceTexts } from '#kit/web/locale/i18n.ts';

declare module '#kit/web/locale/i18n.ts' {
  interface Catalogues {
    boletins: SourceTexts<typeof texts>;
  }
}

export const texts = {
  title: 'Boletim por e-mail',
  lead: 'As licitações novas das suas buscas salvas e as novidades do que você acompanha, em um só e-mail. Ele nunca vem vazio.',
  alertsOn: 'Avisos de {{name}}: ligados',
  alertsOff: 'Avisos de {{name}}: desligados',
  hintOn: 'Avisos ligados',
  hintOff: 'Avisar de novas licitações',
  alertsOf: 'Avisos de “{{name}}”',
  fromNowOn: 'Só contam as licitações que entrarem a partir de agora.',
  bell: 'Avisar no sino',
  bellHint: 'Logo que uma licitação nova entra na busca.',
  mail: 'Boletim por e-mail',
  mailHint: 'As licitações novas desta busca, junto com as das outras.',
  noMail: 'Esta instalação não envia e-mails: quem a administra precisa configurar um servidor.',
  frequency: { never: 'Não enviar', daily: 'Todos os dias', weekly: 'Uma vez por semana' },
  next: 'O próximo sai em {{when}}.',
  noneComes: 'Nenhum boletim está programado: ligue-o em uma busca salva ou para o que você acompanha.',
  chooseHour: 'Escolher a hora e o dia',
  hour: 'Hora',
  hourHint: 'De Brasília',
  weekday: 'Dia',
  weekdayHint: 'Do boletim semanal',
  followed: 'O que você acompanha',
  followedHint: 'Mudanças de licitações e projetos, e novidades de fornecedores e órgãos',
  searches: 'Buscas salvas',
  sendNow: 'Enviar um agora',
  sent: 'O boletim dos últimos sete dias está a caminho.',
  nothing: 'Não há nada de novo nos últimos sete dias.',
  found_one: '{{figure}} licitação nova em “{{name}}”: {{notices}}.',
  found_many: '{{figure}} de licitações novas em “{{name}}”: {{notices}}.',
  found_other: '{{figure}} licitações novas em “{{name}}”: {{notices}}.',
  foundMore_one: 'E mais {{figure}}.',
  foundMore_many: 'E mais {{figure}}.',
  foundMore_other: 'E mais {{figure}}.',
  feed: {
    title: 'Feed',
    about: 'Um endereço secreto para leitores de notícias e outros programas.',
    atom: 'Atom',
    json: 'JSON Feed',
    make: 'Criar endereço',
    renew: 'Criar outro',
    renewTitle: 'Criar outro endereço?',
    renewBody: 'O endereço de agora deixa de funcionar.',
    revoke: 'Revogar',
    revokeTitle: 'Revogar o endereço?',
    revokeBody: 'Os programas que o usam deixam de receber as licitações.',
    once: 'Copie agora: o endereço não será mostrado de novo.',
    copy: 'Copiar',
    copyOf: 'Copiar o endereço {{kind}}',
    copied: 'Endereço copiado.',
    lastRead: 'Lido pela última vez {{when}}.',
    neverRead: 'Ainda não foi lido.',
  },
};
