// The demo questions in English; see pt.ts.
import type { Questions } from './pt.ts';

export const demoQuestions: Questions = {
  payment: {
    commitment: [
      'How do I pay for an order with a budget commitment?',
      'In the last step of the order, choose <strong>Commitment note</strong> and enter the number as <strong>2026NE000123</strong>: the year, the letters NE and six digits.',
      'The commitment has to exist before the order does: Law 4.320/1964, art. 60, allows no expenditure without one.',
    ],
    otherWays: [
      'What other ways of paying are there?',
      'In addition to a budget commitment, orders can be paid by boleto, by Pix or on invoice. A boleto needs the payer’s CPF or CNPJ, Pix needs the key, and an invoice needs a reference that your finance department will recognise. Card numbers are neither accepted nor stored.',
    ],
    whenDue: [
      'When is payment due?',
      'After verification, that is, once receipt has been certified and the invoice checked. The time limit is the one in the contract or price registration, and payments are made in chronological order for each source of funds (Law 14.133/2021, art. 141).',
    ],
    twoCommitments: [
      'Can I split one order between two commitments?',
      'Not within one order. Place one order for each commitment, with the items it covers; that also keeps checking simple when the goods arrive.',
    ],
    priceChange: [
      'Can the price change after an order is placed?',
      'No. An order keeps the price, discount and shipping cost it was confirmed with. A change in the shop applies to new orders only.',
    ],
    invoiceData: [
      'Where do I find what I need to check the invoice?',
      'Open the order under <strong>Orders</strong>: it shows the items, quantities, amounts and payment reference. The printed version can be attached to the file.',
    ],
  },
  delivery: {
    howLong: [
      'How long does delivery take?',
      'The lead time of each item is shown in the cart and counts from the approval of the order. Where lead times differ, the delivery may come in parts.',
    ],
    freeShipping: [
      'How do I know whether a product ships for free?',
      'The product page says so, and the shop has a filter that shows only items with free shipping. The cart summary adds up shipping for the others before you confirm.',
    ],
    warehouse: [
      'Can I have the order delivered to the warehouse instead of my unit?',
      'Yes. In the second step of the order, choose or add the address of the warehouse. Addresses are kept in your account for next time.',
    ],
    checkOnReceipt: [
      'What should I check when the goods arrive?',
      'Compare quantity, brand and the state of the packaging with the order. Provisional acceptance confirms that the delivery arrived; final acceptance follows once everything has been found to match the contract (Law 14.133/2021, art. 140).',
    ],
    incomplete: [
      'The delivery is incomplete. What do I do?',
      'Record what is missing in the acceptance report and tell an administrator, quoting the order number. The order should be marked as <strong>delivered</strong> only once the rest has arrived.',
    ],
  },
  cancellationReturn: {
    cancelUntil: [
      'Until what point can I cancel an order?',
      'As long as it is <strong>received</strong> or <strong>approved</strong>. Open the order and use <strong>Cancel</strong>. Once it has shipped, arrange the return with an administrator.',
    ],
    cancelledCommitment: [
      'I cancelled an order. What happens to the budget commitment?',
      'Cancelling in Certame does not annul the commitment. Ask the budget department to annul it, in full or in part, so that the balance returns to the appropriation.',
    ],
    rejected: [
      'Why was my order rejected?',
      'Anyone who rejects an order gives a reason, which is kept in its history. The most common ones are a commitment that does not match, an incomplete address and an item that is out of stock.',
    ],
    defective: [
      'How do I exchange a defective item?',
      'Describe the defect in the acceptance report, take a photo and notify the supplier. The contractor has to repair or replace defective items at its own expense (Law 14.133/2021, art. 119).',
    ],
    takenOut: [
      'I removed an item from the cart by mistake. Can I get it back?',
      'Yes: the message that appears offers <strong>Undo</strong> for a few seconds. The Z key does the same.',
    ],
  },
  myOrders: {
    whereOrders: [
      'Where do I see the orders I have placed?',
      'In the menu, under <strong>Orders</strong>. The list shows number, date, amount and status, and can be filtered and sorted. You see your own orders; administrators see everyone’s.',
    ],
    statuses: [
      'What does each order status mean?',
      '<strong>Received</strong>: waiting for review. <strong>Approved</strong>: about to be prepared. <strong>Shipped</strong>: on its way. <strong>Delivered</strong>: arrived. <strong>Cancelled</strong> or <strong>rejected</strong>: it goes no further, and the items are back in stock.',
    ],
    alter: [
      'Can I change an order that is already confirmed?',
      'No. If it has not shipped yet, cancel it and place another. Both stay in the history, which helps anyone checking later.',
    ],
    print: [
      'How do I print an order for the file?',
      'Open the order and choose <strong>Print</strong>. The page shows number, items, amounts, address and payment reference, without menus or colours.',
    ],
    colleague: [
      'Can someone else on the team follow my order?',
      'Administrators can. For anyone else, send the printed version or an email with the order number.',
    ],
  },
  productServices: {
    sources: [
      'Where do the notices in Certame come from?',
      'From PNCP and Compras.gov.br files and from spreadsheets that administrators upload under <strong>Upload files</strong>. A notice that arrives from two sources with the same control number is one notice.',
    ],
    files: [
      'Which files can I import?',
      'JSON, NDJSON and CSV in UTF-8, also compressed as .gz, and XLSX. Before saving anything, Certame shows what it recognised and points out the rows that have problems.',
    ],
    following: [
      'What happens when I follow a notice?',
      'It appears under <strong>Following</strong>, its dates are added to your calendar, and you are notified when an import brings changes. The star is private: colleagues do not see it.',
    ],
    phoneCalendar: [
      'How do I get the deadlines into the calendar on my phone?',
      'In the calendar, create the subscription address and paste it into Google Calendar, Outlook or Apple’s calendar app. Anyone who has the address can read the dates: if it leaks, create another one and the old one stops working.',
    ],
    whyClosed: [
      'Why is a notice shown as closed?',
      'Because it has a result, was revoked or annulled, none of its items found a winner, or a year has passed since its reference date. A suspension does not close it: it is shown as a label.',
    ],
    exactPhrase: [
      'How do I search for an exact phrase or exclude a word?',
      'Quotation marks look for the phrase: <strong>"gêneros alimentícios"</strong>. A hyphen in front excludes: <strong>limpeza -hospitalar</strong>. The word <strong>ou</strong> (or) accepts either of two, and an asterisk completes a word: <strong>pavimenta*</strong>.',
    ],
    export: [
      'Can I export the result of a search?',
      'Yes. The list of notices has <strong>Export CSV</strong>, which follows the search, filters and order on the screen. You can also export only the rows you have selected.',
    ],
  },
};
