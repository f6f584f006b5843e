// Texts of the cards in the user's language.
import type { Device } from '#features/audit/contract.ts';
import type { Language, LocalizedText } from '#kit/errors.ts';

export const titles = {
  supportTracker: localized('Minhas tarefas', 'My tasks', 'Mes tâches', 'Meine Aufgaben'),
  orders: localized('Pedidos', 'Orders', 'Commandes', 'Bestellungen'),
  savings: localized('Economia', 'Savings', 'Économies', 'Ersparnis'),
  people: localized('Novos usuários', 'New users', 'Nouveaux utilisateurs', 'Neue Benutzer'),
  followed: localized('Licitações acompanhadas', 'Followed notices', 'Appels d’offres suivis', 'Beobachtete Ausschreibungen'),
  revenue: localized('Pedidos entregues (R$)', 'Delivered orders (R$)', 'Commandes livrées (R$)', 'Gelieferte Bestellungen (R$)'),
  delivered: localized('Pedidos entregues', 'Delivered orders', 'Commandes livrées', 'Gelieferte Bestellungen'),
  signIns: localized('Acessos', 'Sign-ins', 'Connexions', 'Anmeldungen'),
  active: localized('Usuários ativos', 'Active users', 'Utilisateurs actifs', 'Aktive Benutzer'),
  mails: localized('E-mails enviados', 'Emails sent', 'E-mails envoyés', 'Gesendete E-Mails'),
} satisfies Record<string, LocalizedText>;

export const deviceNames: Record<Device, LocalizedText> = {
  desktop: localized('Computador', 'Desktop', 'Ordinateur', 'Computer'),
  mobile: localized('Celular', 'Mobile', 'Mobile', 'Handy'),
  tablet: localized('Tablet', 'Tablet', 'Tablette', 'Tablet'),
};

export const statusNames = {
  active: localized('Ativos', 'Active', 'Actifs', 'Aktiv'),
  pending: localized('Pendentes', 'Pending', 'En attente', 'Ausstehend'),
  inactive: localized('Desativados', 'Disabled', 'Désactivés', 'Deaktiviert'),
} satisfies Record<string, LocalizedText>;

/** A formatted figure: 92.600 or 1.234,50. */
export function figureText(value: number, language: Language, decimals = 0): string {
  return new Intl.NumberFormat(language, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(value);
}

/** `+5.2%`, in the specification's format; `0%` when there is nothing to compare with. */
export function growthText(growth: number | null): string {
  return `${growth !== null && growth > 0 ? '+' : ''}${growth ?? 0}%`;
}

function localized(pt: string, en: string, fr: string, de: string): LocalizedText {
  return { pt, en, fr, de };
}
