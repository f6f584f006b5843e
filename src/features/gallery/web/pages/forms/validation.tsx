import { Button, NumberInput, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { licitacoes } from '#features/licitacoes/contract.ts';
import { DateField } from '#kit/web/form/DateField.tsx';
import { looksLikeEmail } from '#kit/web/form/email.ts';
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx';
import { focusFirst, showFaults } from '#kit/web/form/faults.ts';
import { useFormat, useNumberMarks } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { api } from '#kit/web/request/api.ts';
import { toast } from '#kit/web/toast/toast.ts';
import { type Guide, type Meta, type Samples, useWords } from '../../page.ts';

export const meta = {
  title: { pt: 'Validação de formulários', en: 'Form validation', fr: 'Validation des formulaires', de: 'Prüfung von Formularen' },
  words: 'validation validação erro error obrigatório required erreur champ obligatoire Fehler Pflichtfeld useForm',
  old: ['/forms/form-validation', '/forms/validation'],
} satisfies Meta;

export const guide: Guide = {
  from: '@mantine/form',
  use: {
    pt: 'Ao enviar, para quase tudo: o foco vai ao primeiro erro. Ao digitar, só onde a pessoa acerta aos poucos.',
    en: 'At sending, for nearly everything: the focus goes to the first error. While typing, only where people get there step by step.',
    fr: 'À l’envoi, presque toujours : le focus va à la première erreur. À la saisie, seulement là où l’on s’approche peu à peu.',
    de: 'Beim Absenden, fast immer: Der Fokus geht zum ersten Fehler. Beim Tippen nur dort, wo man sich herantastet.',
  },
  avoid: {
    pt: 'Desativar o botão de enviar: ninguém descobre o que falta. Conferir no navegador o que só o servidor sabe.',
    en: 'Disabling the send button: nobody finds out what is missing. Checking in the browser what only the server knows.',
    fr: 'Désactiver l’envoi : personne ne voit ce qui manque. Vérifier dans le navigateur ce que seul le serveur sait.',
    de: 'Die Schaltfläche zum Absenden sperren: Niemand erfährt, was fehlt. Im Browser prüfen, was nur der Server weiß.',
  },
  keys: [
    {
      press: 'Enter',
      does: {
        pt: 'Envia; com um erro, o foco vai ao primeiro campo',
        en: 'Sends; with an error the focus goes to its first field',
        fr: 'Envoie ; en cas d’erreur, le focus va au premier champ',
        de: 'Sendet; bei einem Fehler geht der Fokus zum ersten Feld',
      },
      on: '#AtSending input >> nth=1',
      finds: '#AtSending input[data-path=supplier][aria-invalid=true]:focus',
    },
  ],
  props: [
    {
      name: 'validate',
      type: '{ [field]: (value, values) => string | null }',
      says: {
        pt: 'Por campo, o erro ou nada; recebe também os outros valores.',
        en: 'For each field the error or nothing; it is given the other values too.',
        fr: 'Par champ, l’erreur ou rien ; reçoit aussi les autres valeurs.',
        de: 'Je Feld der Fehler oder nichts; bekommt auch die anderen Werte.',
      },
    },
    {
      name: 'validateInputOnChange, validateInputOnBlur',
      type: 'boolean | string[]',
      says: {
        pt: 'Confere esses campos ao digitar ou ao sair deles.',
        en: 'Checks these fields while typing, or when they are left.',
        fr: 'Vérifie ces champs à la saisie ou à la sortie.',
        de: 'Prüft diese Felder beim Tippen oder beim Verlassen.',
      },
    },
    {
      name: 'showFaults',
      type: '(form, error) => void',
      says: {
        pt: 'Põe a resposta do servidor nos campos e foca o primeiro; sem campo, vira um aviso.',
        en: 'Puts the answer of the server at the fields and focuses the first; without a field it becomes a message.',
        fr: 'Place la réponse du serveur aux champs et focalise le premier ; sans champ, un message.',
        de: 'Setzt die Antwort des Servers an die Felder und fokussiert das erste; ohne Feld wird sie eine Meldung.',
      },
    },
  ],
};

export const samples: Samples = {
  WhileTyping: {
    title: { pt: 'Ao digitar', en: 'While typing', fr: 'À la saisie', de: 'Beim Tippen' },
    says: {
      pt: 'O erro some assim que o número fica certo.',
      en: 'The error goes as soon as the number is right.',
      fr: 'L’erreur disparaît dès que le numéro est juste.',
      de: 'Der Fehler verschwindet, sobald die Nummer stimmt.',
    },
  },
  AtSending: {
    title: { pt: 'Ao enviar', en: 'At sending', fr: 'À l’envoi', de: 'Beim Absenden' },
    says: {
      pt: 'Nenhum erro antes de enviar; depois, um campo corrigido deixa de acusar. Aqui o envio só avisa.',
      en: 'No error before sending; afterwards a field that is changed loses its own. Sending here only tells you so.',
      fr: 'Aucune erreur avant l’envoi ; ensuite, un champ modifié perd la sienne. Ici, l’envoi ne fait qu’un message.',
      de: 'Kein Fehler vor dem Absenden; danach verliert ein geändertes Feld seinen. Hier meldet es sich nur.',
    },
  },
  AcrossFields: {
    title: { pt: 'Entre campos', en: 'Across fields', fr: 'Entre champs', de: 'Über Felder hinweg' },
    says: {
      pt: 'O erro aparece no campo que se deve mudar, e diz o limite que o outro impõe.',
      en: 'The error stands at the field to change, and names the limit that the other one sets.',
      fr: 'L’erreur est au champ à changer et nomme la limite que fixe l’autre.',
      de: 'Der Fehler steht an dem Feld, das zu ändern ist, und nennt die Grenze des anderen.',
    },
  },
  FromServer: {
    title: { pt: 'Resposta do servidor', en: 'Answer of the server', fr: 'Réponse du serveur', de: 'Antwort des Servers' },
    says: {
      pt: 'Conta editais de verdade; o que o servidor recusa aparece no campo. Tente um dia que não existe, como 31/02/2026.',
      en: 'Counts real notices; what the server refuses is shown at its field. Try a day that does not exist, such as 31 February.',
      fr: 'Compte de vrais avis ; ce que le serveur refuse paraît au champ. Essayez un jour inexistant, comme le 31 février.',
      de: 'Zählt echte Ausschreibungen; was der Server ablehnt, steht am Feld. Versuchen Sie einen Tag, den es nicht gibt, etwa den 31. Februar.',
    },
  },
};

const words = {
  process: { pt: 'Número do processo', en: 'Case number', fr: 'Numéro du dossier', de: 'Aktenzeichen' },
  processHint: { pt: 'Número e ano.', en: 'Number and year.', fr: 'Numéro et année.', de: 'Nummer und Jahr.' },
  badProcess: {
    pt: 'Escreva número e ano, como 045/2026.',
    en: 'Write number and year, such as 045/2026.',
    fr: 'Écrivez numéro et année, comme 045/2026.',
    de: 'Nummer und Jahr schreiben, etwa 045/2026.',
  },
  supplier: { pt: 'Fornecedor', en: 'Supplier', fr: 'Fournisseur', de: 'Lieferant' },
  noSupplier: {
    pt: 'Escreva o nome do fornecedor.',
    en: 'Write the name of the supplier.',
    fr: 'Écrivez le nom du fournisseur.',
    de: 'Bitte den Namen des Lieferanten schreiben.',
  },
  noEmail: {
    pt: 'Escreva um e-mail, como nome@empresa.com.',
    en: 'Write an e-mail address, such as name@company.com.',
    fr: 'Écrivez une adresse, comme nom@entreprise.com.',
    de: 'Bitte eine Adresse wie name@firma.com schreiben.',
  },
  send: { pt: 'Enviar', en: 'Send', fr: 'Envoyer', de: 'Absenden' },
  complete: {
    pt: 'O formulário está completo.',
    en: 'The form is complete.',
    fr: 'Le formulaire est complet.',
    de: 'Das Formular ist vollständig.',
  },
  estimate: { pt: 'Valor estimado', en: 'Estimated value', fr: 'Montant estimé', de: 'Schätzwert' },
  bid: { pt: 'Proposta', en: 'Proposal', fr: 'Proposition', de: 'Angebot' },
  tooHigh: { pt: 'Proponha no máximo', en: 'Propose at most', fr: 'Proposez au plus', de: 'Höchstens anbieten:' },
  opens: { pt: 'Abertura a partir de', en: 'Opening from', fr: 'Ouverture à partir du', de: 'Öffnung ab' },
  least: { pt: 'Valor a partir de', en: 'Value from', fr: 'Montant à partir de', de: 'Wert ab' },
  count: { pt: 'Contar editais', en: 'Count notices', fr: 'Compter les avis', de: 'Ausschreibungen zählen' },
  found: { pt: 'Editais encontrados:', en: 'Notices found:', fr: 'Avis trouvés :', de: 'Gefundene Ausschreibungen:' },
};

const calls = api('licitacoes', licitacoes);

export function WhileTyping() {
  const t = useWords(words);
  const form = useForm({
    initialValues: { process: '' },
    validateInputOnChange: true,
    validate: { process: (value) => (/^\d{1,6}\/20\d\d$/.test(value) ? null : t.badProcess) },
  });
  return <TextInput label={t.process} description={t.processHint} maw={400} maxLength={11} {...form.getInputProps('process')} />;
}

export function AtSending() {
  const t = useWords(words);
  const common = useTexts('common');
  const form = useForm({
    initialValues: { supplier: '', email: '' },
    validate: {
      supplier: (value) => (value.trim() === '' ? t.noSupplier : null),
      email: (value) => (looksLikeEmail(value) ? null : t.noEmail),
    },
  });
  return (
    <form noValidate onSubmit={form.onSubmit(() => toast.success(t.complete), focusFirst)}>
      <Stack maw={400} align="stretch">
        <TextInput label={t.supplier} withAsterisk {...form.getInputProps('supplier')} />
        <TextInput label={common('word.email')} type="email" withAsterisk {...form.getInputProps('email')} />
        <Button type="submit" style={{ alignSelf: 'start' }}>
          {t.send}
        </Button>
      </Stack>
    </form>
  );
}

export function AcrossFields() {
  const t = useWords(words);
  const format = useFormat();
  const marks = useNumberMarks();
  const amount = { ...marks, prefix: 'R$ ', decimalScale: 2, fixedDecimalScale: true, allowNegative: false, hideControls: true };
  const form = useForm({ initialValues: { estimate: 124_500, bid: 130_000 } });
  const { estimate, bid } = form.values;
  return (
    <FieldGrid>
      <NumberInput {...amount} label={t.estimate} {...form.getInputProps('estimate')} />
      <NumberInput
        {...amount}
        label={t.bid}
        {...form.getInputProps('bid')}
        error={bid > estimate && `${t.tooHigh} ${format.money(estimate)}.`}
      />
    </FieldGrid>
  );
}

export function FromServer() {
  const t = useWords(words);
  const format = useFormat();
  const marks = useNumberMarks();
  // The paths of the fields are those that the server names in its answer.
  const form = useForm({ initialValues: { query: { aberturaDe: '31/02/2026', valorMin: 10_000 } } });
  const count = useMutation({ ...calls.count.mutation(), meta: { handlesFailure: true }, onError: (error) => showFaults(form, error) });
  return (
    <form onSubmit={form.onSubmit((values) => count.mutate(values))}>
      <FieldGrid>
        <DateField label={t.opens} {...form.getInputProps('query.aberturaDe')} value={form.values.query.aberturaDe} />
        <NumberInput {...marks} label={t.least} prefix="R$ " hideControls {...form.getInputProps('query.valorMin')} />
      </FieldGrid>
      <Button type="submit" loading={count.isPending} mt="md">
        {t.count}
      </Button>
      <Text mt="xs" role="status">
        {count.data && `${t.found} ${format.number(count.data.total)}`}
      </Text>
    </form>
  );
}
