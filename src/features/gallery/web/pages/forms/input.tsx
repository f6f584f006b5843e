import { Stack, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { matchesWords } from '#kit/foldedWords.ts';
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx';
import { PasswordField } from '#kit/web/form/PasswordField.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { type Guide, type Meta, type Samples, useWords } from '../../page.ts';

export const meta = {
  title: { pt: 'Campo de texto', en: 'Text field', fr: 'Champ de texte', de: 'Textfeld' },
  words: 'input TextInput password senha search busca field campo saisie Eingabe Passwort Suche',
  old: ['/forms/elements/input', '/forms/input', '/gallery/fields'],
} satisfies Meta;

export const guide: Guide = {
  from: '@mantine/core',
  use: {
    pt: 'Para uma linha de texto que não se pode escolher numa lista: nomes, e-mails, números de processo.',
    en: 'For one line of text that cannot be chosen from a list: names, e-mail addresses, case numbers.',
    fr: 'Pour une ligne de texte qui ne se choisit pas dans une liste : noms, adresses, numéros de dossier.',
    de: 'Für eine Zeile Text, die in keiner Liste steht: Namen, E-Mail-Adressen, Aktenzeichen.',
  },
  avoid: {
    pt: 'Para várias linhas, use a área de texto; para quantias e contagens, o campo de número; para CNPJ e CEP, a máscara.',
    en: 'For several lines use a text area; for amounts and counts the number field; for CNPJ and postal codes a mask.',
    fr: 'Pour plusieurs lignes, la zone de texte ; pour montants et quantités, le champ de nombre ; pour CNPJ et code postal, le masque.',
    de: 'Für mehrere Zeilen gibt es das Textfeld mit Zeilen, für Beträge das Zahlenfeld, für CNPJ und Postleitzahl die Maske.',
  },
  keys: [
    {
      press: 'Tab',
      does: {
        pt: 'Vai do campo da senha ao botão que a mostra',
        en: 'Goes from the password to the button that shows it',
        fr: 'Passe du mot de passe au bouton qui le montre',
        de: 'Geht vom Passwort zur Schaltfläche, die es zeigt',
      },
      on: '#Password input',
      finds: '#Password [data-example] button:focus',
    },
    {
      press: 'Space',
      does: { pt: 'Mostra a senha', en: 'Shows the password', fr: 'Montre le mot de passe', de: 'Zeigt das Passwort' },
      finds: '#Password input[type=text]',
    },
  ],
  props: [
    {
      name: 'description',
      type: 'ReactNode',
      says: {
        pt: 'O que a pessoa precisa saber antes de digitar; é lido junto com o rótulo.',
        en: 'What somebody has to know before typing; read out with the label.',
        fr: 'Ce qu’il faut savoir avant de saisir ; lu avec l’étiquette.',
        de: 'Was man vor dem Tippen wissen muss; wird mit der Beschriftung vorgelesen.',
      },
    },
    {
      name: 'error',
      type: 'ReactNode',
      says: {
        pt: 'O que fazer para corrigir; a borda e a leitura em voz alta mudam junto.',
        en: 'What to do to correct it; border and screen readers follow.',
        fr: 'Ce qu’il faut corriger ; la bordure et la lecture vocale suivent.',
        de: 'Was zu tun ist; Rahmen und Sprachausgabe folgen.',
      },
    },
    {
      name: 'autoComplete',
      type: 'string',
      says: {
        pt: 'Diz ao navegador o que é, para que ele preencha: organization, email, tel.',
        en: 'Tells the browser what it is, so that it can fill it in: organization, email, tel.',
        fr: 'Dit au navigateur ce que c’est, pour qu’il remplisse : organization, email, tel.',
        de: 'Sagt dem Browser, was es ist, damit er es ausfüllt: organization, email, tel.',
      },
    },
  ],
};

export const samples: Samples = {
  Plain: {
    title: { pt: 'Com rótulo e ajuda', en: 'With label and hint', fr: 'Avec étiquette et aide', de: 'Mit Beschriftung und Hinweis' },
    says: {
      pt: 'O rótulo fica sempre visível; o asterisco marca o que é obrigatório.',
      en: 'The label is always visible; the asterisk marks what is required.',
      fr: 'L’étiquette reste visible ; l’astérisque marque ce qui est obligatoire.',
      de: 'Die Beschriftung bleibt sichtbar; der Stern zeigt Pflichtfelder.',
    },
  },
  States: {
    title: { pt: 'Estados', en: 'States', fr: 'États', de: 'Zustände' },
    says: {
      pt: 'Um erro diz o que fazer; só leitura ainda pode ser copiado, desativado não.',
      en: 'An error says what to do; read-only text can still be copied, disabled text cannot.',
      fr: 'Une erreur dit que faire ; la lecture seule se copie encore, un champ désactivé non.',
      de: 'Ein Fehler sagt, was zu tun ist; Schreibgeschütztes lässt sich noch kopieren, Gesperrtes nicht.',
    },
    picture: true,
  },
  Password: {
    title: { pt: 'Senha', en: 'Password', fr: 'Mot de passe', de: 'Passwort' },
    says: {
      pt: 'Pode ser mostrada, para conferir o que se digitou.',
      en: 'Can be shown, to check what was typed.',
      fr: 'Peut être montré, pour vérifier la saisie.',
      de: 'Lässt sich zeigen, um das Getippte zu prüfen.',
    },
  },
  Search: {
    title: { pt: 'Busca', en: 'Search', fr: 'Recherche', de: 'Suche' },
    says: {
      pt: 'Filtra enquanto se digita, sem acentos nem maiúsculas.',
      en: 'Filters while you type, whatever the accents and capitals.',
      fr: 'Filtre pendant la saisie, sans tenir compte des accents ni des majuscules.',
      de: 'Filtert beim Tippen, ohne Akzente und Großschreibung zu beachten.',
    },
  },
};

const words = {
  nameHint: {
    pt: 'Como está no contrato social.',
    en: 'As in the articles of association.',
    fr: 'Comme dans les statuts.',
    de: 'Wie im Gesellschaftsvertrag.',
  },
  emailHint: {
    pt: 'Para avisos de prazo.',
    en: 'For notices of deadlines.',
    fr: 'Pour les alertes de délai.',
    de: 'Für Hinweise auf Fristen.',
  },
  process: { pt: 'Número do processo', en: 'Case number', fr: 'Numéro du dossier', de: 'Aktenzeichen' },
  wrong: {
    pt: 'Escreva número e ano, como 045/2026.',
    en: 'Write number and year, such as 045/2026.',
    fr: 'Écrivez numéro et année, comme 045/2026.',
    de: 'Nummer und Jahr schreiben, etwa 045/2026.',
  },
  right: { pt: 'Processo encontrado.', en: 'Case found.', fr: 'Dossier trouvé.', de: 'Akte gefunden.' },
  readOnly: { pt: 'Só leitura', en: 'Read-only', fr: 'Lecture seule', de: 'Schreibgeschützt' },
  disabled: { pt: 'Desativado', en: 'Disabled', fr: 'Désactivé', de: 'Gesperrt' },
  password: { pt: 'Nova senha', en: 'New password', fr: 'Nouveau mot de passe', de: 'Neues Passwort' },
  passwordHint: {
    pt: 'Ao menos oito caracteres.',
    en: 'At least eight characters.',
    fr: 'Au moins huit caractères.',
    de: 'Mindestens acht Zeichen.',
  },
};

export function Plain() {
  const t = useWords(words);
  const common = useTexts('common');
  return (
    <FieldGrid>
      <TextInput label={common('word.company')} description={t.nameHint} autoComplete="organization" required maxLength={200} />
      <TextInput label={common('word.email')} description={t.emailHint} type="email" autoComplete="email" maxLength={254} />
    </FieldGrid>
  );
}

export function States() {
  const t = useWords(words);
  return (
    <FieldGrid>
      <TextInput label={t.process} defaultValue="45" error={t.wrong} />
      <TextInput label={t.process} defaultValue="045/2026" success={t.right} successProps={{ c: 'var(--mantine-color-success-text)' }} />
      <TextInput label={t.readOnly} defaultValue="90041/2026" readOnly />
      <TextInput label={t.disabled} defaultValue="90041/2026" disabled />
    </FieldGrid>
  );
}

export function Password() {
  const t = useWords(words);
  return (
    <PasswordField
      label={t.password}
      description={t.passwordHint}
      autoComplete="new-password"
      defaultValue="pregao-2026"
      maxLength={200}
      maw={400}
    />
  );
}

const bodies = [
  'Prefeitura de Ilhéus',
  'Prefeitura de Araguaína',
  'Câmara de São Carlos',
  'Instituto Federal dos Cocais',
  'Universidade do Cerrado',
];

export function Search() {
  const kit = useTexts('kit');
  const [q, setQ] = useState('');
  const found = bodies.filter((body) => matchesWords(body, q));
  return (
    <>
      <TextInput
        type="search"
        label={kit('keys.search')}
        leftSection={<IconSearch size={18} aria-hidden />}
        maw={400}
        value={q}
        onChange={(event) => setQ(event.currentTarget.value)}
      />
      <Stack component="ul" gap={4} mt="sm" aria-label={kit('keys.search')}>
        {found.map((body) => (
          <li key={body}>{body}</li>
        ))}
      </Stack>
      <p role="status">{found.length === 0 && kit('table.empty')}</p>
    </>
  );
}
