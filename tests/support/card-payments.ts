import { startStripe, webhookSecret } from "./stripe-double";

// Import this first: the environment is read once, when the product's modules load.
export const stripe = startStripe();
process.env.ETABLI_STRIPE_URL = stripe.url;
process.env.ETABLI_STRIPE_KEY = "sk_test_double";
process.env.ETABLI_STRIPE_WEBHOOK_SECRET = webhookSecret;

afterAll(() => stripe.stop());
