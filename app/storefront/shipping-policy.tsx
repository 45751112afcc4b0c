export default function ShippingPolicy() {
  return <h1>ShippingPolicy</h1>;
}
