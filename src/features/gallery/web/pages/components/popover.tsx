import { ActionIcon, Button, Group, HoverCard, NumberInput, Popover, Stack, Text } from '@mantine/core';
import { IconBell, IconInfoCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { Fact, Facts } from '#kit/web/detail/Facts.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { type Guide, type Meta, type Samples, useWords } from '../../page.ts';

export const meta = {
  title: { pt: 'Balão', en: 'Popover', fr: 'Bulle', de: 'Popover' },
  words: 'painel flutuante prévia hover card panel preview aperçu survol Vorschau Feld',
  old: ['/components/popovers', '/components/popover'],
} satisfies Meta;

export const guide: Guide = {
  from: '@mantine/core',
  use: {
    pt: 'Para uma explicação ou uma pequena mudança ao lado do que a pessoa está vendo, sem cobrir a tela.',
    en: 'For an explanation or a small change next to what people are looking at, without covering the screen.',
    fr: 'Pour une explication ou un petit changement à côté de ce que l’on regarde, sans couvrir l’écran.',
    de: 'Für eine Erklärung oder eine kleine Änderung neben dem, was man gerade ansieht, ohne den Bildschirm zu verdecken.',
  },
  avoid: {
    pt: 'Para uma lista de ações, use o menu; para só um nome, a dica; para um formulário longo, a janela ou o painel lateral.',
    en: 'For a list of actions use a menu; for a mere name, a tooltip; for a long form, a window or a drawer.',
    fr: 'Pour une liste d’actions, le menu ; pour un simple nom, l’infobulle ; pour un long formulaire, la fenêtre ou le panneau.',
    de: 'Für eine Liste von Aktionen das Menü; für einen bloßen Namen den Hinweis; für ein langes Formular das Fenster oder die Seitenleiste.',
  },
  keys: [
    {
      press: 'Enter',
      does: {
        pt: 'Abre o balão e entra nele',
        en: 'Opens the popover and moves into it',
        fr: 'Ouvre la bulle et y entre',
        de: 'Öffnet das Popover und geht hinein',
      },
      on: '#Reminder [data-example] button',
      finds: '[role=dialog] input:focus',
    },
    {
      press: 'Escape',
      does: {
        pt: 'Fecha e volta ao botão',
        en: 'Closes it and returns to the button',
        fr: 'Ferme et revient au bouton',
        de: 'Schließt und kehrt zur Schaltfläche zurück',
      },
      finds: '#Reminder [data-example] button:focus',
    },
    {
      press: 'Tab',
      does: {
        pt: 'Ao chegar a um link com prévia, mostra a prévia',
        en: 'On reaching a link with a preview, shows the preview',
        fr: 'En arrivant sur un lien avec aperçu, affiche l’aperçu',
        de: 'Zeigt die Vorschau, sobald ein Link mit Vorschau erreicht ist',
      },
      on: '#Preview header button',
      finds: '[role=tooltip]',
    },
  ],
  props: [
    {
      name: 'trapFocus, returnFocus',
      type: 'boolean',
      says: {
        pt: 'O foco entra no balão ao abrir, fica nele e volta ao botão ao fechar. Necessários se há campos ou botões dentro.',
        en: 'The focus moves into the popover, stays there and returns to the button. Needed if it contains fields or buttons.',
        fr: 'Le focus entre dans la bulle, y reste et revient au bouton. Nécessaires si elle contient des champs ou des boutons.',
        de: 'Der Fokus geht ins Popover, bleibt dort und kehrt zur Schaltfläche zurück. Nötig, wenn Felder oder Schaltflächen darin sind.',
      },
    },
    {
      name: 'opened, onChange',
      type: 'boolean, (opened) => void',
      says: {
        pt: 'Para fechar por código, por exemplo depois de salvar.',
        en: 'To close it by code, for example after saving.',
        fr: 'Pour fermer par le code, par exemple après un enregistrement.',
        de: 'Zum Schließen durch den Code, etwa nach dem Speichern.',
      },
    },
    {
      name: 'role',
      type: "'dialog' | 'tooltip'",
      says: {
        pt: 'No HoverCard: tooltip quando só há texto, lido como descrição do link; dialog quando há algo a acionar.',
        en: 'On HoverCard: tooltip if there is only text, read as the link’s description; dialog if there is something to operate.',
        fr: 'Sur HoverCard : tooltip s’il n’y a que du texte, lu comme description du lien ; dialog s’il y a quelque chose à actionner.',
        de: 'Bei HoverCard: tooltip, wenn nur Text da ist, der als Beschreibung des Links gelesen wird; dialog, wenn es etwas zu bedienen gibt.',
      },
    },
    {
      name: 'events',
      type: '{ hover, focus, touch }',
      says: {
        pt: 'O que abre a prévia. O teclado já a abre; no toque, só se for pedido.',
        en: 'What opens the preview. The keyboard does by default; a touch only if asked for.',
        fr: 'Ce qui ouvre l’aperçu. Le clavier le fait d’office ; le toucher, seulement si on le demande.',
        de: 'Was die Vorschau öffnet. Die Tastatur tut es von selbst, eine Berührung nur auf Wunsch.',
      },
    },
  ],
};

export const samples: Samples = {
  Reminder: {
    title: { pt: 'Pequena mudança', en: 'A small change', fr: 'Un petit changement', de: 'Eine kleine Änderung' },
    says: {
      pt: 'Um campo e um botão, perto do que mudam. O exemplo guarda o valor só nesta página.',
      en: 'One field and one button, near what they change. The example keeps the value on this page only.',
      fr: 'Un champ et un bouton, près de ce qu’ils changent. L’exemple ne garde la valeur que sur cette page.',
      de: 'Ein Feld und eine Schaltfläche nahe bei dem, was sie ändern. Das Beispiel merkt sich den Wert nur auf dieser Seite.',
    },
  },
  Meaning: {
    title: { pt: 'Explicação', en: 'Explanation', fr: 'Explication', de: 'Erklärung' },
    says: {
      pt: 'Um termo da lei, explicado para quem quiser saber.',
      en: 'A legal term, explained to those who want to know.',
      fr: 'Un terme de la loi, expliqué à qui veut savoir.',
      de: 'Ein Rechtsbegriff, erklärt für alle, die es wissen wollen.',
    },
  },
  Preview: {
    title: { pt: 'Prévia de um link', en: 'Preview of a link', fr: 'Aperçu d’un lien', de: 'Vorschau eines Links' },
    says: {
      pt: 'Ao passar o mouse ou focalizar. Tudo o que ela mostra está também na página do link.',
      en: 'On hover or focus. Everything it shows is also on the page the link leads to.',
      fr: 'Au survol ou au focus. Tout ce qu’il montre se trouve aussi sur la page du lien.',
      de: 'Beim Zeigen oder Fokussieren. Alles darin steht auch auf der Seite, zu der der Link führt.',
    },
  },
};

const words = {
  remind: { pt: 'Avisar antes do prazo', en: 'Remind before the deadline', fr: 'Rappeler avant l’échéance', de: 'Vor Fristende erinnern' },
  days: { pt: 'Dias antes', en: 'Days before', fr: 'Jours avant', de: 'Tage vorher' },
  secret: {
    pt: 'Valor estimado: sigiloso',
    en: 'Estimated value: confidential',
    fr: 'Montant estimé : confidentiel',
    de: 'Schätzwert: vertraulich',
  },
  what: {
    pt: 'O que é valor sigiloso?',
    en: 'What is a confidential value?',
    fr: 'Qu’est-ce qu’un montant confidentiel ?',
    de: 'Was ist ein vertraulicher Wert?',
  },
  secretText: {
    pt: 'O órgão só revela o valor estimado depois de receber as propostas.',
    en: 'The body reveals the estimated value only after the proposals are in.',
    fr: 'L’organisme ne révèle le montant estimé qu’après avoir reçu les propositions.',
    de: 'Die Stelle nennt den geschätzten Wert erst, wenn die Angebote vorliegen.',
  },
  boughtBy: { pt: 'Comprado por', en: 'Bought by', fr: 'Acheté par', de: 'Gekauft von' },
  body: { pt: 'Prefeitura de Exemplo', en: 'Municipality of Exemplo', fr: 'Municipalité d’Exemplo', de: 'Gemeinde Exemplo' },
  state: { pt: 'UF', en: 'State', fr: 'État', de: 'Bundesstaat' },
  open: { pt: 'Licitações abertas', en: 'Open notices', fr: 'Appels d’offres ouverts', de: 'Offene Ausschreibungen' },
};

export function Reminder() {
  const t = useWords(words);
  const kit = useTexts('kit');
  const [opened, setOpened] = useState(false);
  const [days, setDays] = useState(3);
  const [typed, setTyped] = useState<number | string>(days);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setDays(Number(typed) || 1);
    setOpened(false);
  };
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-start" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <Button variant="default" leftSection={<IconBell size={18} aria-hidden />} onClick={() => setOpened(!opened)}>
          {t.remind}: {days}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack component="form" gap="sm" onSubmit={save}>
          <NumberInput label={t.days} min={1} max={30} clampBehavior="strict" value={typed} onChange={setTyped} w={160} />
          <Button type="submit">{kit('form.save')}</Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}

export function Meaning() {
  const t = useWords(words);
  return (
    <Group gap={4}>
      <Text>{t.secret}</Text>
      <Popover width={280} shadow="md" withArrow trapFocus returnFocus>
        <Popover.Target>
          <ActionIcon size={32} aria-label={t.what}>
            <IconInfoCircle size={18} />
          </ActionIcon>
        </Popover.Target>
        <Popover.Dropdown tabIndex={-1} data-autofocus>
          <Text size="sm">{t.secretText}</Text>
        </Popover.Dropdown>
      </Popover>
    </Group>
  );
}

export function Preview() {
  const t = useWords(words);
  return (
    <Text>
      {t.boughtBy}{' '}
      <HoverCard role="tooltip" openDelay={300} width={260} shadow="md" events={{ touch: true }}>
        <HoverCard.Target>
          <Link to="/apps/invoice/list" style={{ textDecoration: 'underline' }}>
            {t.body}
          </Link>
        </HoverCard.Target>
        <HoverCard.Dropdown>
          <Facts layout="ends">
            <Fact name={t.state}>MG</Fact>
            <Fact name={t.open}>14</Fact>
          </Facts>
        </HoverCard.Dropdown>
      </HoverCard>
    </Text>
  );
}
