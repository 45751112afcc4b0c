CREATE INDEX "payment_notices_received" ON "payment_notices" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "payment_notices_unhandled" ON "payment_notices" USING btree ("received_at") WHERE handled_at is null;--> statement-breakpoint
CREATE INDEX "payments_not_asked_back" ON "payments" USING btree ("captured_at") WHERE refund_asked_at is null and refunded_at is null;