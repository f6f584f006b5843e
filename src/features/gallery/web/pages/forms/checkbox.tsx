import { Button, Checkbox, Fieldset, Group, Stack } from '@mantine/core';
import '@mantine/core/styles/CheckboxCard.layer.css';
import '@mantine/core/styles/CheckboxIndicator.layer.css';
import { type FormEvent, useState } from 'react';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { toast } from '#kit/web/toast/toast.ts';
import { type Guide, type Meta, type Samples, useWords } from '../../page.ts';

export const meta = {
  title: { pt: 'Caixa de seleção', en: 'Checkbox', fr: 'Case à cocher', de: 'Kontrollkästchen' },
  words: 'checkbox marcar aceite todos indeterminate some all cocher accepter ankreuzen Häkchen alle',
  old: ['/forms/elements/checkbox'],
} satisfies Meta;

export const guide: Guide = {
  from: '@mantine/core',
  use: {
    pt: 'Para um sim que vale ao enviar, e para escolher várias coisas de uma lista curta.',
    en: 'For a yes that counts when the form is sent, and to choose several things from a short list.',
    fr: 'Pour un oui qui compte à l’envoi, et pour choisir plusieurs éléments d’une liste courte.',
    de: 'Für ein Ja, das beim Absenden gilt, und um mehreres aus einer kurzen Liste zu wählen.',
  },
  avoid: {
    pt: 'Para o que vale na hora, use o interruptor; para uma escolha só, o botão de opção; para listas longas, a seleção.',
    en: 'For what takes effect at once use a switch; for a single choice radio buttons; for long lists a select.',
    fr: 'Pour un effet immédiat, l’interrupteur ; pour un seul choix, le bouton radio ; pour les longues listes, la liste de choix.',
    de: 'Was sofort gilt, ist ein Schalter; eine einzige Wahl sind Optionsfelder; lange Listen eine Auswahl.',
  },
  keys: [
    {
      press: 'Space',
      does: { pt: 'Marca ou desmarca', en: 'Ticks or unticks', fr: 'Coche ou décoche', de: 'Setzt oder entfernt das Häkchen' },
      on: '#Single input',
      finds: '#Single input:checked:focus',
    },
    {
      press: 'Tab',
      does: { pt: 'Vai para a próxima caixa', en: 'Goes to the next box', fr: 'Va à la case suivante', de: 'Geht zum nächsten Kästchen' },
      on: '#SomeOrAll input >> nth=0',
      finds: '#SomeOrAll input:focus:not(:indeterminate)',
    },
  ],
  props: [
    {
      name: 'indeterminate',
      type: 'boolean',
      says: {
        pt: 'Mostra que só uma parte do grupo está marcada.',
        en: 'Shows that only a part of the group is ticked.',
        fr: 'Montre qu’une partie seulement du groupe est cochée.',
        de: 'Zeigt, dass nur ein Teil der Gruppe angekreuzt ist.',
      },
    },
    {
      name: 'Checkbox.Group',
      type: 'component',
      says: {
        pt: 'Dá rótulo, ajuda e erro a várias caixas e junta os valores numa lista.',
        en: 'Gives several boxes a label, a hint and an error, and collects their values in a list.',
        fr: 'Donne à plusieurs cases une étiquette, une aide et une erreur, et réunit leurs valeurs.',
        de: 'Gibt mehreren Kästchen Beschriftung, Hinweis und Fehler und sammelt ihre Werte.',
      },
    },
    {
      name: 'error',
      type: 'ReactNode',
      says: {
        pt: 'O que falta marcar.',
        en: 'What is still to be ticked.',
        fr: 'Ce qu’il reste à cocher.',
        de: 'Was noch anzukreuzen ist.',
      },
    },
  ],
};

export const samples: Samples = {
  Single: {
    title: { pt: 'Um aceite', en: 'One agreement', fr: 'Une acceptation', de: 'Eine Zustimmung' },
    says: {
      pt: 'Enviar sem marcar mostra o que falta; enviar aqui só avisa.',
      en: 'Sending without the tick shows what is missing; sending here only tells you so.',
      fr: 'Envoyer sans cocher montre ce qui manque ; ici, l’envoi ne fait qu’un avis.',
      de: 'Absenden ohne Häkchen zeigt, was fehlt; hier meldet es sich nur.',
    },
  },
  SomeOrAll: {
    title: { pt: 'Alguns ou todos', en: 'Some or all', fr: 'Certains ou tous', de: 'Einige oder alle' },
    says: {
      pt: 'A caixa de cima marca todas e mostra um traço quando só algumas estão marcadas.',
      en: 'The upper box ticks them all, and shows a dash when only some are ticked.',
      fr: 'La case du haut les coche toutes et montre un tiret si certaines seulement le sont.',
      de: 'Das obere Kästchen wählt alle und zeigt einen Strich, wenn nur einige gewählt sind.',
    },
    picture: true,
  },
  Cards: {
    title: { pt: 'Em cartões', en: 'As cards', fr: 'En cartes', de: 'Als Karten' },
    says: {
      pt: 'Quando cada opção precisa de uma explicação; o cartão todo é clicável.',
      en: 'When each option needs an explanation; the whole card can be clicked.',
      fr: 'Quand chaque option demande une explication ; toute la carte est cliquable.',
      de: 'Wenn jede Option eine Erklärung braucht; die ganze Karte ist anklickbar.',
    },
  },
};

const words = {
  agree: {
    pt: 'Declaro que a proposta atende a todas as exigências do edital.',
    en: 'I declare that the proposal meets all requirements of the notice.',
    fr: 'Je déclare que la proposition répond à toutes les exigences de l’avis.',
    de: 'Ich erkläre, dass das Angebot alle Anforderungen der Ausschreibung erfüllt.',
  },
  missing: {
    pt: 'Marque a declaração para enviar a proposta.',
    en: 'Tick the declaration to send the proposal.',
    fr: 'Cochez la déclaration pour envoyer la proposition.',
    de: 'Bitte die Erklärung ankreuzen, um das Angebot zu senden.',
  },
  send: { pt: 'Enviar proposta', en: 'Send proposal', fr: 'Envoyer la proposition', de: 'Angebot senden' },
  sent: {
    pt: 'A declaração está completa.',
    en: 'The declaration is complete.',
    fr: 'La déclaration est complète.',
    de: 'Die Erklärung ist vollständig.',
  },
  lots: { pt: 'Lotes da proposta', en: 'Lots of the proposal', fr: 'Lots de la proposition', de: 'Lose des Angebots' },
  all: { pt: 'Todos os lotes', en: 'All lots', fr: 'Tous les lots', de: 'Alle Lose' },
  paper: { pt: 'Lote 1: papel', en: 'Lot 1: paper', fr: 'Lot 1 : papier', de: 'Los 1: Papier' },
  ink: { pt: 'Lote 2: toner', en: 'Lot 2: toner', fr: 'Lot 2 : toner', de: 'Los 2: Toner' },
  files: { pt: 'Lote 3: pastas', en: 'Lot 3: folders', fr: 'Lot 3 : classeurs', de: 'Los 3: Ordner' },
  notices: { pt: 'Avisos por e-mail', en: 'Notices by e-mail', fr: 'Avis par e-mail', de: 'Hinweise per E-Mail' },
  deadline: { pt: 'Prazos', en: 'Deadlines', fr: 'Délais', de: 'Fristen' },
  deadlineHint: {
    pt: 'Três dias antes do fim.',
    en: 'Three days before the end.',
    fr: 'Trois jours avant la fin.',
    de: 'Drei Tage vor dem Ende.',
  },
  changes: { pt: 'Alterações', en: 'Changes', fr: 'Modifications', de: 'Änderungen' },
  changesHint: {
    pt: 'Quando o edital muda.',
    en: 'When the notice changes.',
    fr: 'Quand l’avis change.',
    de: 'Wenn sich die Ausschreibung ändert.',
  },
};

export function Single() {
  const t = useWords(words);
  const [agrees, setAgrees] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(!agrees);
    if (agrees) toast.success(t.sent);
  };
  return (
    <form onSubmit={send}>
      <Stack gap="sm" align="start">
        <Checkbox
          label={t.agree}
          checked={agrees}
          onChange={(event) => {
            setAgrees(event.currentTarget.checked);
            setIsMissing(false);
          }}
          error={isMissing && t.missing}
        />
        <Button type="submit">{t.send}</Button>
      </Stack>
    </form>
  );
}

export function SomeOrAll() {
  const t = useWords(words);
  const format = useFormat();
  const lots = [
    { value: '1', label: t.paper },
    { value: '2', label: t.ink },
    { value: '3', label: t.files },
  ];
  const [chosen, setChosen] = useState(['1']);
  const isAll = chosen.length === lots.length;
  return (
    <Fieldset variant="unstyled" legend={`${t.lots} (${format.number(chosen.length)} / ${lots.length})`}>
      <Checkbox
        label={t.all}
        checked={isAll}
        indeterminate={chosen.length > 0 && !isAll}
        onChange={() => setChosen(isAll ? [] : lots.map(({ value }) => value))}
      />
      <Checkbox.Group aria-label={t.lots} value={chosen} onChange={setChosen}>
        <Stack gap="xs" mt="xs" ps="lg">
          {lots.map((lot) => (
            <Checkbox key={lot.value} {...lot} />
          ))}
        </Stack>
      </Checkbox.Group>
    </Fieldset>
  );
}

export function Cards() {
  const t = useWords(words);
  const common = useTexts('common');
  const [chosen, setChosen] = useState(['deadline']);
  const options = [
    { value: 'deadline', label: t.deadline, hint: t.deadlineHint },
    { value: 'changes', label: t.changes, hint: t.changesHint },
  ];
  return (
    <Checkbox.Group label={t.notices} description={chosen.length === 0 ? common('no') : undefined} value={chosen} onChange={setChosen}>
      <Stack gap="xs" mt="xs" maw={400}>
        {options.map(({ value, label, hint }) => (
          <Checkbox.Card key={value} value={value} p="sm" style={{ borderColor: 'var(--control-border)' }}>
            <Group wrap="nowrap" align="start" gap="sm">
              <Checkbox.Indicator style={{ borderColor: 'var(--control-border)' }} />
              <span>
                <strong>{label}</strong>
                <br />
                {hint}
              </span>
            </Group>
          </Checkbox.Card>
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
