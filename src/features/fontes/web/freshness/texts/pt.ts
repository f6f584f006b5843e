// Texts of how fresh the data are; the other languages have the same keys.
import type { SourceTexts } from '#kit/web/locale/i18n.ts';

declare module '#kit/web/locale/i18n.ts' {
  interface Catalogues {
    freshness: SourceTexts<typeof texts>;
  }
}

export const texts = {
  fresh: '{{fonte}}: {{when}}',
  down: '{{fonte}} sem resposta desde {{when}}',
  problem: '{{fonte}} com problema',
  paused: '{{fonte}}: pausada, lida {{when}}',
  first: '{{fonte}}: primeira leitura',
  others_one: '+{{figure}} fonte',
  others_many: '+{{figure}} fontes',
  others_other: '+{{figure}} fontes',
  all: 'Atualidade das fontes',
};
