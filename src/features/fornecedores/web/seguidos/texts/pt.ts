// Texts of following suppliers, public bodies and municípios; the other languages have the same keys.
import type { SourceTexts } from '#kit/web/locale/i18n.ts';

declare module '#kit/web/locale/i18n.ts' {
  interface Catalogues {
    seguidos: SourceTexts<typeof texts>;
  }
}

export const texts = {
  title: 'Quem você acompanha',
  follow: 'Acompanhar',
  followed: 'Você acompanha {{nome}}: o sino avisa das novidades.',
  unfollowed: 'Você não acompanha mais {{nome}}.',
  restored: 'Você continua acompanhando {{nome}}, como antes.',
  unfollow: 'Deixar de acompanhar {{nome}}',
  bell: 'Avisar de {{nome}} no sino e no boletim',
  muted: 'Avisos de {{nome}} silenciados.',
  column: { nome: 'Nome', kind: 'O que é', since: 'Desde', bell: 'Avisos', actions: 'Ações' },
  kind: { fornecedor: 'Fornecedor', orgao: 'Órgão', municipio: 'Município' },
  empty: { title: 'Você não acompanha ninguém', hint: 'Ligue “Acompanhar” na página de um fornecedor, de um órgão ou de um município.' },
  won_one: '{{nome}} ganhou {{figure}} item: {{notices}}.',
  won_many: '{{nome}} ganhou {{figure}} de itens: {{notices}}.',
  won_other: '{{nome}} ganhou {{figure}} itens: {{notices}}.',
  published_one: '{{nome}} publicou {{figure}} licitação: {{notices}}.',
  published_many: '{{nome}} publicou {{figure}} de licitações: {{notices}}.',
  published_other: '{{nome}} publicou {{figure}} licitações: {{notices}}.',
  placed_one: '{{figure}} licitação nova em {{nome}}: {{notices}}.',
  placed_many: '{{figure}} de licitações novas em {{nome}}: {{notices}}.',
  placed_other: '{{figure}} licitações novas em {{nome}}: {{notices}}.',
};
