export const telegram = {
  title: 'Telegram',
  hint: 'Play in a chat: the bot tells you when it is your turn, takes your orders and answers with the verdict of the rules.',
  link: 'Link my account',
  linkAgain: 'Link another chat',
  linked: (name: string) => `Your account is linked to ${name}.`,
  unlink: 'Unlink',
  unlinked: 'Your account is not linked to Telegram any more.',
  join: 'Join in Telegram',
  notInside: 'This page is for Telegram. Open it with the button in the chat.',
};
