// What searches a menu in the browser: fetched beside the menu's index, without which it finds nothing.
export { createDishSearch, prepareChoices } from '@tiffin/domain';
