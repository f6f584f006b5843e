import { Button, Menu, Text } from '@mantine/core';
import { IconCheck, IconChevronDown, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { useLanguage, useTexts } from '#kit/web/locale/i18n.ts';
import { localeOf } from '#kit/web/locale/localeOf.ts';
import { saveCsv } from '#kit/web/request/csv.ts';
import { copyText } from '#kit/web/text/copyText.ts';
import { type Guide, type Meta, type Samples, useWords } from '../../page.ts';

export const meta = {
  title: { pt: 'Grupo de botões', en: 'Button group', fr: 'Groupe de boutons', de: 'Schaltflächengruppe' },
  words: 'botão dividido barra alternar split button toggle toolbar bouton scindé barre Umschalter geteilte Schaltfläche',
  old: ['/components/button-group'],
} satisfies Meta;

export const guide: Guide = {
  from: '@mantine/core',
  use: {
    pt: 'Para duas a quatro ações sobre a mesma coisa, que só fazem sentido juntas.',
    en: 'For two to four actions on the same thing, which make sense only together.',
    fr: 'Pour deux à quatre actions sur une même chose, qui n’ont de sens qu’ensemble.',
    de: 'Für zwei bis vier Aktionen an derselben Sache, die nur zusammen Sinn ergeben.',
  },
  avoid: {
    pt: 'Para escolher uma entre poucas opções: use o botão de opção. Para ações sem relação: deixe espaço entre os botões.',
    en: 'To choose one of a few options: use the radio button. For unrelated actions: leave space between the buttons.',
    fr: 'Pour une option parmi quelques-unes : le bouton radio. Pour des actions sans lien : laissez un espace entre les boutons.',
    de: 'Für eine von wenigen Optionen: das Optionsfeld. Für Aktionen ohne Zusammenhang: Abstand zwischen den Schaltflächen.',
  },
  keys: [
    {
      press: 'Tab',
      does: {
        pt: 'Vai para o próximo botão',
        en: 'Goes to the next button',
        fr: 'Va au bouton suivant',
        de: 'Geht zur nächsten Schaltfläche',
      },
      on: '#States [data-example] button:first-child',
      finds: '#States [data-example] button:nth-child(2):focus',
    },
    {
      press: 'Space',
      does: { pt: 'Liga ou desliga', en: 'Switches on or off', fr: 'Active ou désactive', de: 'Schaltet ein oder aus' },
      finds: '#States [data-example] button:nth-child(2)[aria-pressed=true]:focus',
    },
    {
      press: 'Enter',
      does: {
        pt: 'Na seta, abre o menu',
        en: 'On the arrow, opens the menu',
        fr: 'Sur la flèche, ouvre le menu',
        de: 'Auf dem Pfeil: öffnet das Menü',
      },
      on: '#Split [data-example] button[aria-haspopup]',
      finds: '[role=menu] [role=menuitem]:focus',
    },
  ],
  props: [
    {
      name: 'aria-label',
      type: 'string',
      says: {
        pt: 'O nome do grupo: sobre o que os botões agem.',
        en: 'The name of the group: what the buttons act on.',
        fr: 'Le nom du groupe : ce sur quoi les boutons agissent.',
        de: 'Der Name der Gruppe: worauf die Schaltflächen wirken.',
      },
    },
    {
      name: 'orientation',
      type: "'horizontal' | 'vertical'",
      says: {
        pt: 'Lado a lado ou um sobre o outro.',
        en: 'Side by side or one above the other.',
        fr: 'Côte à côte ou l’un au-dessus de l’autre.',
        de: 'Nebeneinander oder übereinander.',
      },
    },
    {
      name: 'Button.GroupSection',
      type: 'component',
      says: {
        pt: 'Uma parte do grupo que não é botão, como o mês entre as setas.',
        en: 'A part of the group that is no button, such as the month between the arrows.',
        fr: 'Une partie du groupe qui n’est pas un bouton, comme le mois entre les flèches.',
        de: 'Ein Teil der Gruppe, der keine Schaltfläche ist, etwa der Monat zwischen den Pfeilen.',
      },
    },
  ],
};

export const samples: Samples = {
  Months: {
    title: { pt: 'Para a frente e para trás', en: 'Back and forth', fr: 'Avancer et reculer', de: 'Vor und zurück' },
    says: {
      pt: 'As duas setas agem sobre o mês que está entre elas.',
      en: 'Both arrows act on the month between them.',
      fr: 'Les deux flèches agissent sur le mois placé entre elles.',
      de: 'Beide Pfeile wirken auf den Monat zwischen ihnen.',
    },
    picture: true,
  },
  Split: {
    title: { pt: 'Dividido', en: 'Split', fr: 'Scindé', de: 'Geteilt' },
    says: {
      pt: 'O que quase todos querem fica no botão, as variantes ficam na seta.',
      en: 'What nearly everybody wants is on the button, the variants are on the arrow.',
      fr: 'Ce que presque tous veulent est sur le bouton, les variantes sont sur la flèche.',
      de: 'Was fast alle wollen, steht auf der Schaltfläche, die Varianten hinter dem Pfeil.',
    },
  },
  States: {
    title: { pt: 'Ligar e desligar', en: 'On and off', fr: 'Activer et désactiver', de: 'Ein und aus' },
    says: {
      pt: 'Cada botão liga por si; o que está ligado tem um sinal além da cor.',
      en: 'Each button switches by itself; one that is on has a sign besides its colour.',
      fr: 'Chaque bouton s’active à part ; celui qui l’est a un signe en plus de la couleur.',
      de: 'Jede Schaltfläche schaltet für sich; eine eingeschaltete hat neben der Farbe ein Zeichen.',
    },
  },
};

const words = {
  month: { pt: 'Mês dos prazos', en: 'Month of the deadlines', fr: 'Mois des échéances', de: 'Monat der Fristen' },
  before: { pt: 'Mês anterior', en: 'Previous month', fr: 'Mois précédent', de: 'Voriger Monat' },
  after: { pt: 'Próximo mês', en: 'Next month', fr: 'Mois suivant', de: 'Nächster Monat' },
  save: { pt: 'Como obter os lotes', en: 'How to get the lots', fr: 'Comment obtenir les lots', de: 'Wie man die Lose erhält' },
  variants: { pt: 'Outras formas', en: 'Other ways', fr: 'Autres façons', de: 'Andere Wege' },
  names: { pt: 'Só os nomes em CSV', en: 'Names only as CSV', fr: 'Les noms seuls en CSV', de: 'Nur die Namen als CSV' },
  copied: { pt: 'Lotes copiados.', en: 'Lots copied.', fr: 'Lots copiés.', de: 'Lose kopiert.' },
  states: { pt: 'Situações à vista', en: 'Visible states', fr: 'États affichés', de: 'Sichtbare Zustände' },
  open: { pt: 'Abertas', en: 'Open', fr: 'Ouverts', de: 'Offen' },
  running: { pt: 'Em curso', en: 'In progress', fr: 'En cours', de: 'Laufend' },
  over: { pt: 'Encerradas', en: 'Closed', fr: 'Clos', de: 'Beendet' },
  none: { pt: 'Nenhuma situação ligada.', en: 'No state is on.', fr: 'Aucun état n’est activé.', de: 'Kein Zustand ist eingeschaltet.' },
};

const lots = [
  ['Lote 1', 'Papel sulfite A4', 84_000],
  ['Lote 2', 'Cartuchos de tinta', 40_500],
] as const;

const notices = [
  { name: 'Pregão 12/2026', state: 'open' },
  { name: 'Concorrência 4/2026', state: 'running' },
  { name: 'Dispensa 31/2026', state: 'over' },
  { name: 'Pregão 15/2026', state: 'open' },
] as const;

export function Months() {
  const t = useWords(words);
  const [month, setMonth] = useState(() => new Date(2026, 2, 1));
  const name = new Intl.DateTimeFormat(localeOf(useLanguage()), { month: 'long', year: 'numeric' }).format(month);
  const go = (by: number) => setMonth(new Date(month.getFullYear(), month.getMonth() + by, 1));
  return (
    <Button.Group aria-label={t.month}>
      <Button variant="default" px="xs" aria-label={t.before} onClick={() => go(-1)}>
        <IconChevronLeft size={18} aria-hidden />
      </Button>
      <Button.GroupSection variant="default" miw={176} role="status" style={{ borderBlockColor: 'var(--control-border)', borderInline: 0 }}>
        {name}
      </Button.GroupSection>
      <Button variant="default" px="xs" aria-label={t.after} onClick={() => go(1)}>
        <IconChevronRight size={18} aria-hidden />
      </Button>
    </Button.Group>
  );
}

export function Split() {
  const t = useWords(words);
  const common = useTexts('common');
  const language = useLanguage();
  return (
    <Button.Group aria-label={t.save}>
      <Button onClick={() => saveCsv(language, lots, 'lotes.csv')}>{common('word.downloadCsv')}</Button>
      <Menu>
        <Menu.Target>
          <Button px="xs" aria-label={t.variants} style={{ borderInlineStartColor: 'var(--surface)' }}>
            <IconChevronDown size={18} aria-hidden />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            onClick={() =>
              saveCsv(
                language,
                lots.map(([, name]) => [name]),
                'nomes.csv',
              )
            }
          >
            {t.names}
          </Menu.Item>
          <Menu.Item onClick={() => copyText(lots.map((cells) => cells.join('\t')).join('\n'), t.copied)}>
            {common('record.copy')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </Button.Group>
  );
}

export function States() {
  const t = useWords(words);
  const [on, setOn] = useState<readonly string[]>(['open']);
  const found = notices.filter(({ state }) => on.includes(state));
  return (
    <>
      <Button.Group aria-label={t.states}>
        {(['open', 'running', 'over'] as const).map((state) => {
          const isOn = on.includes(state);
          return (
            <Button
              key={state}
              variant={isOn ? 'filled' : 'default'}
              size="xs"
              px="xs"
              aria-pressed={isOn}
              style={isOn ? { borderInlineColor: 'var(--surface)' } : undefined}
              leftSection={isOn && <IconCheck size={16} aria-hidden />}
              onClick={() => setOn(isOn ? on.filter((one) => one !== state) : [...on, state])}
            >
              {t[state]}
            </Button>
          );
        })}
      </Button.Group>
      <Text mt="sm" role="status">
        {found.map(({ name }) => name).join(', ') || t.none}
      </Text>
    </>
  );
}
