const Button = () => <button type="button">Add to cart</button>;

const meta = { title: 'Button', component: Button, tags: ['autodocs'] };

export default meta;

/** The only story. */
export const Default = {};
