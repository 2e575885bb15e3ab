-- Numbers of customers may have gaps, so nobody who registers has to wait for somebody else.
create sequence customer_number start 10001;
select setval('customer_number', next, false) from number_range where name = 'customer';
delete from number_range where name = 'customer';
